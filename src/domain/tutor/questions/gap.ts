import { teluguWordsIn } from './bankIndex';
import { pluralStem } from './grammar';

export const GAP = '____';
const MIN_STEM_LENGTH = 3;
const WRITTEN = '\\u0c00-\\u0c7f\\u200c\\u200d';

const beginnings = (words: readonly string[]) => [
  ...words,
  ...words.map(pluralStem).filter((stem) => stem.length >= MIN_STEM_LENGTH),
];

/** Whether one of these words, or a form of it or a word made with it, stands in the text. */
export function isNamedIn(text: string, words: readonly string[]): boolean {
  // Of several words the first begins it.
  const begun = beginnings(words).map((form) => form.split(' ')[0] ?? form);
  return teluguWordsIn(text).some((written) => begun.some((form) => written.startsWith(form)));
}

/** The text with a gap for every whole word that is one of these, or a form of it or made with it: కుక్కకు, కుక్కపిల్ల. */
export function withGap(text: string, words: readonly string[]): string {
  const longestFirst = beginnings(words).sort((one, other) => other.length - one.length);
  return text.replaceAll(new RegExp(`(?<![${WRITTEN}])(?:${longestFirst.join('|')})[${WRITTEN}]*`, 'gu'), GAP);
}

/** The text with a gap for the word exactly as it stands there; null where another form of it would give it away. */
export function withOneGap(text: string, word: string): string | null {
  const gapped = text.replaceAll(new RegExp(`(?<![${WRITTEN}])${word}(?![${WRITTEN}])`, 'gu'), GAP);
  return gapped.split(GAP).length === 2 && withGap(gapped, [word]) === gapped ? gapped : null;
}
