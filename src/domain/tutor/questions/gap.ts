import { pluralStem } from './grammar';

const GAP = '____';
const SHORTEST_STEM = 3;

/** The text with a gap wherever one of the words stands, also with an ending on it: కుక్కకు leaves ____కు. */
export function withGap(text: string, words: readonly string[]): string {
  const stems = words.map(pluralStem).filter((stem) => stem.length >= SHORTEST_STEM);
  const longestFirst = [...words, ...stems].sort((one, other) => other.length - one.length);
  return text.replaceAll(new RegExp(`(?<![\\u0c00-\\u0c7f])(?:${longestFirst.join('|')})`, 'gu'), GAP);
}
