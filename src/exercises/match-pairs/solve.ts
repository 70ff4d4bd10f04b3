import { teluguDigits } from '../../domain/lesson/entry';
import type { Material } from '../../domain/lesson/material';
import { gunintam, PRIMER_VOWELS } from '../../domain/script/letters';
import { transliterated } from '../../domain/script/transliteration';
import { numberInTelugu } from '../../domain/speech/numbers';
import { press, type Solver } from '../solver';
import { NUMBERS } from '../solverKnowledge';

/** Everything that may match a Telugu text: its sound, its sign on క, its meaning, its picture, its digits. */
function matesOf(telugu: string, { words, letters }: Material): string[] {
  const word = words.find((one) => one.telugu === telugu);
  const letter = letters.find((one) => one.letter === telugu);
  const number = NUMBERS.find((one) => numberInTelugu(one) === telugu);
  const sign = gunintam('క')[PRIMER_VOWELS.findIndex((vowel) => vowel === telugu)];
  return [
    ...(word ? [word.english, word.picture ?? ''] : []),
    ...(letter ? [letter.word.picture] : []),
    ...(number === undefined ? [] : [String(number), teluguDigits(number)]),
    ...(sign === undefined ? [] : [sign]),
    transliterated(telugu),
  ].filter((mate) => mate !== '');
}

/** The first half of the options are things, the second half their mates. */
export const solve: Solver = ({ options }, { material }, isRight) => {
  const half = options.length / 2;
  const mates = options.slice(half);
  const places = options
    .slice(0, half)
    .map(({ text }) => mates.findIndex((mate) => matesOf(text, material).includes(mate.text)));
  const given = isRight ? places : [...places.slice(1), ...places.slice(0, 1)];
  return press(...given.flatMap((place, at) => [at, half + place]));
};
