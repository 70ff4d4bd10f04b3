/** One thing that is asked about, offered or explained: a letter, a word, a number, a sentence. */
export type Entry = {
  /** What right and wrong are counted by. */
  readonly key: string;
  /** As it is written and said; of a number its word. */
  readonly telugu: string;
  readonly english?: string;
  readonly picture?: string;
  readonly number?: number;
  /** Of a statement, whose text is in both languages. */
  readonly isTrue?: boolean;
};

const TELUGU_ZERO = 0xc66;

/** 47 is ౪౭. */
export const teluguDigits = (number: number): string =>
  [...String(number)].map((digit) => String.fromCodePoint(TELUGU_ZERO + Number(digit))).join('');

// Written differently, said the same in the Telugu of today.
const SPOKEN: readonly (readonly [string, string])[] = [
  ['ఱ', 'ర'],
  ['ృ', '్రు'],
  ['ౄ', '్రూ'],
  ['ఋ', 'రు'],
  ['ౠ', 'రూ'],
];

const UNSPOKEN = /[^\p{L}\p{M}\p{N}]/gu;
const SPELLED_OTHERWISE = new RegExp(SPOKEN.map(([letter]) => letter).join('|'), 'u');

/** The same for whatever nobody could tell apart by ear. */
export function soundOf(text: string): string {
  const said = text.replaceAll(UNSPOKEN, '');
  if (!SPELLED_OTHERWISE.test(said)) return said;
  return SPOKEN.reduce((before, [letter, sound]) => before.replaceAll(letter, sound), said);
}
