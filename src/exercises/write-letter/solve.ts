import { aksharaText, doubledAksharas, gunintaAksharas, SIGNS } from '../../domain/lesson/akshara';
import { transliterated } from '../../domain/script/transliteration';
import type { Solver } from '../solver';
import { PRIMER } from '../solverKnowledge';

const WRITABLE = [...PRIMER, ...[...gunintaAksharas(SIGNS), ...doubledAksharas()].map(aksharaText)];

/** The letter that one of these texts shows or transliterates. */
export function letterIn(texts: readonly string[]): string {
  const letter = WRITABLE.find((one) => texts.includes(one) || texts.includes(transliterated(one)));
  if (letter === undefined) throw new Error(`No letter is asked for in ${texts.join(' | ')}`);
  return letter;
}

const WRONG_LETTERS = ['క', 'ల'];

export const solve: Solver = ({ asked }, _known, isRight) => {
  const letter = letterIn(asked);
  const wrong = WRONG_LETTERS.find((one) => one !== letter) ?? '';
  return { how: 'draw', letter: isRight ? letter : wrong, on: 'empty slate' };
};
