import { pieces } from '../script/aksharas';

/** The longest text a medium or hard quiz is made from. */
export const MAX_TEXT_CHARACTERS = 30;

// A flag, or a picture with its skin tone, variation and whatever it is joined with: 👩🏽‍🌾 is one character to a person.
const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\ufe0f|\\u20e3)*';
const EMOJI = new RegExp(`(\\p{RI}\\p{RI}|${PICTURE}(?:\\u200d${PICTURE})*)`, 'u');

/** What a person sees as characters; an akshara such as క్ష is one. */
export const characters = (text: string): string[] =>
  text.split(EMOJI).flatMap((part, at) => (at % 2 === 1 ? [part] : pieces(part)));

/** The text, cut where it has more characters than it may. */
export function limitedText(text: string): { readonly text: string; readonly isCut: boolean } {
  const all = characters(text);
  if (all.length <= MAX_TEXT_CHARACTERS) return { text, isCut: false };
  return { text: all.slice(0, MAX_TEXT_CHARACTERS).join(''), isCut: true };
}
