/** A letter, word, number or sentence as shown in a question, a choice or an explanation. */
export type Entry = {
  /** The item key. */
  readonly key: string;
  /** The text to show and speak; for a number, its word. */
  readonly telugu: string;
  readonly english?: string;
  readonly picture?: string;
  readonly number?: number;
  /** Only for statements, whose text is in both languages. */
  readonly isTrue?: boolean;
};

const TELUGU_ZERO = 0xc66;

/** 47 becomes ౪౭. */
export const teluguDigits = (number: number): string =>
  [...String(number)].map((digit) => String.fromCodePoint(TELUGU_ZERO + Number(digit))).join('');

// Spelled differently, but pronounced the same in modern Telugu.
const SAME_SOUNDS: readonly (readonly [string, string])[] = [
  ['ఱ', 'ర'],
  ['ృ', '్రు'],
  ['ౄ', '్రూ'],
  ['ఋ', 'రు'],
  ['ౠ', 'రూ'],
];

const SILENT = /[^\p{L}\p{M}\p{N}]/gu;
const HAS_SAME_SOUND = new RegExp(SAME_SOUNDS.map(([letter]) => letter).join('|'), 'u');

/** Texts that sound alike have the same result. */
export function soundOf(text: string): string {
  const said = text.replaceAll(SILENT, '');
  if (!HAS_SAME_SOUND.test(said)) return said;
  return SAME_SOUNDS.reduce((before, [letter, sound]) => before.replaceAll(letter, sound), said);
}
