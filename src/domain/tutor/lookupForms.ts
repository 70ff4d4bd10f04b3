import { irregularBases } from '../english/inflection';
import { bareEnglish, tidyEnglish } from './stripQuestion';
import { otherSpellings } from './spellingPairs';

const COMPARED: Readonly<Record<string, string>> = {
  angry: 'anger',
  hungry: 'hunger',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
};

// Longest first; each ending with what the base word may have there instead.
const SURE_ENDINGS: readonly (readonly [ending: string, before: readonly string[]])[] = [
  ['ied', ['y']],
  ['ies', ['y', 'ie']],
  ['ves', ['f', 'fe']],
  ["'s", ['']],
  ["s'", ['', 's']],
  ['ing', ['', 'e']],
  ['ed', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
];
/** "Bigger" is a form of "big", but "corner" is not one of "corn", so these matches are shown as guesses. */
const UNSURE_ENDINGS: typeof SURE_ENDINGS = [
  ['iest', ['y']],
  ['ier', ['y']],
  ['ily', ['y']],
  ['est', ['', 'e']],
  ['er', ['', 'e']],
  ['ly', ['', 'le']],
  ['y', ['', 'e']],
];
const MIN_STEM_LENGTH = 2;

const undoubled = (stem: string) => (/([b-df-hj-np-tv-z])\1$/u.test(stem) ? [stem.slice(0, -1)] : []);

const stemsOf = (word: string, endings: typeof SURE_ENDINGS) =>
  endings
    .filter(([ending]) => word.endsWith(ending))
    .flatMap(([ending, before]) => {
      const stem = word.slice(0, -ending.length);
      return stem.length < MIN_STEM_LENGTH ? [] : before.map((end) => stem + end).concat(undoubled(stem));
    });

const irregular = (word: string) => [
  ...(Object.hasOwn(COMPARED, word) ? [COMPARED[word] ?? ''] : []),
  ...irregularBases(word),
];

const sureForms = (word: string) => [
  ...irregular(word),
  ...otherSpellings(word),
  ...stemsOf(word, SURE_ENDINGS).flatMap((stem) => [stem].concat(otherSpellings(stem))),
  // "Happy" also finds "happiness", "sad" finds "sadness".
  `${word}ness`,
  `${word.replace(/y$/u, 'i')}ness`,
];

const unsureForms = (word: string) => stemsOf(word, UNSURE_ENDINGS);

/** In "school bags" the last word is inflected, in "woke up" the first. */
function inflectedForms(text: string, formsOf: (word: string) => readonly string[]): string[] {
  const words = text.split(' ');
  const [first = ''] = words;
  if (words.length === 1) return [...formsOf(first)];
  return [
    ...formsOf(text),
    ...formsOf(words.at(-1) ?? '').map((end) => [...words.slice(0, -1), end].join(' ')),
    ...formsOf(first).map((start) => [start, ...words.slice(1)].join(' ')),
  ];
}

export type EnglishForms = {
  /** The text itself comes first. */
  readonly written: readonly string[];
  /** Words that it is certainly a form of, likeliest first. */
  readonly sure: readonly string[];
  /** Words that it may be a form of. */
  readonly unsure: readonly string[];
};

/** The forms under which a text may be in the bank. */
export function englishForms(text: string): EnglishForms {
  const bare = bareEnglish(text);
  const joined = bare.replaceAll(/[ -]/gu, '');
  const different = (forms: readonly string[]) => [...new Set(forms)].filter((form) => form !== '');
  return {
    written: different([tidyEnglish(text), bare]),
    sure: different([...inflectedForms(bare, sureForms), bare.replaceAll('-', ' '), bare.replaceAll(' ', '-'), joined]),
    unsure: different(inflectedForms(bare, unsureForms)),
  };
}
