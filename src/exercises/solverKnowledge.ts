// What several solvers have to know: numbers, rows of letters, spellings, the lines of a poem.
import { aksharaIn, aksharaText, SIGNS } from '../domain/lesson/akshara';
import { teluguDigits } from '../domain/lesson/entry';
import type { Material } from '../domain/lesson/material';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../domain/script/letters';
import { transliterated } from '../domain/script/transliteration';
import { numberInTelugu } from '../domain/speech/numbers';
import type { Known, Seen } from './solver';

export const NUMBERS: readonly number[] = Array.from({ length: 101 }, (_, number) => number);
export const PRIMER: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];

/** Turns digits of either script into Telugu number words. */
export function spoken(text: string): string {
  const number = NUMBERS.find((one) => String(one) === text || teluguDigits(one) === text);
  return number === undefined ? text : numberInTelugu(number);
}

/** Finds the row that contains all these parts (the alphabet, a gunintam or the numbers) and returns places in it. */
export function placeInRowOf(given: readonly string[]): (part: string) => number {
  const akshara = aksharaIn(given[0] ?? '');
  const rows = [
    PRIMER,
    akshara ? SIGNS.map((sign) => aksharaText({ ...akshara, sign })) : [],
    NUMBERS.map(numberInTelugu),
  ];
  const row = rows.find((one) => given.every((part) => one.includes(part))) ?? [];
  return (part) => row.indexOf(part);
}

/** The question shows the English, or Latin letters for a learner who cannot hear. */
export const isAsked = ([asked]: readonly string[], telugu: string, english: string): boolean =>
  asked === english || asked === transliterated(telugu);

const spellings = ({ words, letters, aksharas }: Material): readonly { telugu: string; asked: readonly string[] }[] => [
  ...words.map(({ telugu, english, picture = '' }) => ({ telugu, asked: [transliterated(telugu), english, picture] })),
  ...[...letters.map(({ letter }) => letter), ...aksharas.map(aksharaText)].map((telugu) => ({
    telugu,
    asked: [transliterated(telugu)],
  })),
];

/** The Telugu text that the question asks for by its sound, meaning or picture. */
export function spellingOf({ asked }: Seen, { material }: Known): string {
  const found = spellings(material).find((one) => asked.some((text) => one.asked.includes(text)));
  if (!found) throw new Error(`The material has no spelling for ${asked.join()}`);
  return found.telugu;
}

/** The line of the poem that the question asks for. */
export const askedLine = ({ before }: Seen, { lines }: Known): string =>
  lines[before === null ? 0 : lines.indexOf(before) + 1] ?? '';

/** The text without spaces and punctuation. */
export const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
