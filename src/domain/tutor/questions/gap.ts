import { teluguWordsIn } from './bankIndex';
import { pluralStem } from './grammar';

export const GAP = '____';
const MIN_STEM_LENGTH = 3;
const TELUGU_CHARACTERS = '\\u0c00-\\u0c7f\\u200c\\u200d';

const possibleStarts = (words: readonly string[]) => [
  ...words,
  ...words.map(pluralStem).filter((stem) => stem.length >= MIN_STEM_LENGTH),
];

/** Whether the text contains one of these words, a form of it or a compound with it. */
export function isNamedIn(text: string, words: readonly string[]): boolean {
  // For a name of several words, the first word is enough.
  const starts = possibleStarts(words).map((form) => form.split(' ')[0] ?? form);
  return teluguWordsIn(text).some((written) => starts.some((form) => written.startsWith(form)));
}

/** Replaces these words, their forms and compounds with gaps: కుక్కకు, కుక్కపిల్ల. */
export function withGap(text: string, words: readonly string[]): string {
  const longestFirst = possibleStarts(words).sort((one, other) => other.length - one.length);
  return text.replaceAll(
    new RegExp(`(?<![${TELUGU_CHARACTERS}])(?:${longestFirst.join('|')})[${TELUGU_CHARACTERS}]*`, 'gu'),
    GAP,
  );
}

/** Replaces the exact word with a gap; null when another form in the text would give the answer away. */
export function withOneGap(text: string, word: string): string | null {
  const gapped = text.replaceAll(new RegExp(`(?<![${TELUGU_CHARACTERS}])${word}(?![${TELUGU_CHARACTERS}])`, 'gu'), GAP);
  return gapped.split(GAP).length === 2 && withGap(gapped, [word]) === gapped ? gapped : null;
}
