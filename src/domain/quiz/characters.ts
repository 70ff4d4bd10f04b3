import { pieces } from '../script/aksharas';

/** Maximum text length for a medium or hard quiz. */
export const MAX_TEXT_CHARACTERS = 30;

// A flag, or an emoji with its skin tone, variation and joined emojis: 👩🏽‍🌾 looks like one character.
const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\ufe0f|\\u20e3)*';
const EMOJI = new RegExp(`(\\p{RI}\\p{RI}|${PICTURE}(?:\\u200d${PICTURE})*)`, 'u');

/** The characters as a person sees them; an akshara such as క్ష is one. */
export const characters = (text: string): string[] =>
  text.split(EMOJI).flatMap((part, at) => (at % 2 === 1 ? [part] : pieces(part)));

/** The text, cut to `MAX_TEXT_CHARACTERS`. */
export function limitedText(text: string): { readonly text: string; readonly isCut: boolean } {
  const all = characters(text);
  if (all.length <= MAX_TEXT_CHARACTERS) return { text, isCut: false };
  return { text: all.slice(0, MAX_TEXT_CHARACTERS).join(''), isCut: true };
}
