import { letterKind, MODIFIER, VIRAMA, VOWEL_SIGN, vowelOf } from './letters';

const CIRCLE = '◌';
const LONE_SIGN = new RegExp(`(?<![${CIRCLE}\\u0c00-\\u0c7f])(?=${VOWEL_SIGN}|${MODIFIER}|${VIRAMA})`, 'gu');

/** A sign by itself stands beside the circle that means any letter; without one it would cling to the space before. */
export const withCircles = (text: string): string => text.replaceAll(LONE_SIGN, CIRCLE);

/** A sign by itself is heard as the vowel it stands for. */
export function shownAndSaid(telugu: string): { readonly shown: string; readonly said: string } {
  const kind = letterKind(telugu);
  const ofSign = kind === 'vowelSign' ? vowelOf(telugu) : kind === 'modifier' ? `అ${telugu}` : undefined;
  return { shown: withCircles(telugu), said: ofSign ?? telugu };
}
