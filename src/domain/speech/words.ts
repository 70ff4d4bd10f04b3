import { normalized } from '../script/aksharas';

/** A word of a text, and where it stands in it. */
export type Word = { readonly text: string; readonly start: number; readonly end: number };

/** The text as it is spoken: one form for each letter, newlines turned into spaces. */
export const speechText = (text: string): string => normalized(text).replaceAll(/\r\n|[\n\r\u2028\u2029]/gu, ' ');

const SPEAKABLE = /[\p{L}\p{N}\p{M}]/u;

/** What stands between spaces and can be said; a dash or a smiley on its own is no word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/gu)]
    .filter(([word]) => SPEAKABLE.test(word))
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
}
