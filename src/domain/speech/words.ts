import { normalized } from '../script/aksharas';

/** A word and its position in the text. */
export type Word = { readonly text: string; readonly start: number; readonly end: number };

/** The text for a voice: normalized, with spaces instead of newlines. */
export const speechText = (text: string): string => normalized(text).replaceAll(/\r\n|[\n\r\u2028\u2029]/gu, ' ');

const SPEAKABLE = /[\p{L}\p{N}\p{M}]/u;

/** The words that can be spoken; a dash or an emoji on its own is not a word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/gu)]
    .filter(([word]) => SPEAKABLE.test(word))
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
}
