import { letterKind, MODIFIER, VIRAMA, VOWEL_SIGN, vowelOf } from './letters';

const CIRCLE = '◌';
const LONE_SIGN = new RegExp(`(?<![${CIRCLE}\\u0c00-\\u0c7f])(?=${VOWEL_SIGN}|${MODIFIER}|${VIRAMA})`, 'gu');

/** Adds a dotted circle before a sign without a letter, which would otherwise be drawn on the space before it. */
export const withCircles = (text: string): string => text.replaceAll(LONE_SIGN, CIRCLE);

/** A sign without a letter is spoken as its vowel. */
export function shownAndSaid(telugu: string): { readonly shown: string; readonly said: string } {
  const kind = letterKind(telugu);
  const ofSign = kind === 'vowelSign' ? vowelOf(telugu) : kind === 'modifier' ? `అ${telugu}` : undefined;
  return { shown: withCircles(telugu), said: ofSign ?? telugu };
}
