import { transliterated } from '../../domain/script/transliteration';
import { pressOne, type Solver } from '../solver';
import { spoken } from '../solverKnowledge';

export const solve: Solver = (seen, _known, isRight) =>
  pressOne(seen, isRight, ({ text }) => transliterated(spoken(text)) === seen.asked[0]);
