import { bareEnglish, tidyEnglish } from './stripQuestion';
import { otherSpellings } from './spellingPairs';

// Forms that no ending explains.
const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  teeth: 'tooth',
  feet: 'foot',
  mice: 'mouse',
  oxen: 'ox',
  ate: 'eat',
  eaten: 'eat',
  drank: 'drink',
  drunk: 'drink',
  slept: 'sleep',
  ran: 'run',
  spoke: 'speak',
  spoken: 'speak',
  wrote: 'write',
  written: 'write',
  saw: 'see',
  seen: 'see',
  came: 'come',
  went: 'go',
  gone: 'go',
  sat: 'sit',
  stood: 'stand',
  swam: 'swim',
  flew: 'fly',
  flown: 'fly',
  sang: 'sing',
  sung: 'sing',
  drew: 'draw',
  drawn: 'draw',
  wore: 'wear',
  worn: 'wear',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  'woke up': 'wake up',
  bought: 'buy',
  sold: 'sell',
  told: 'tell',
  taught: 'teach',
  thought: 'think',
  threw: 'throw',
  thrown: 'throw',
  caught: 'catch',
  swept: 'sweep',
  heard: 'listen',
  angry: 'anger',
  hungry: 'hunger',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
};

// Longest first. Each ending with what the word may have ended in before it.
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
/** "bigger" is big, but "corner" is not corn: what is found by these is shown as a guess. */
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

const irregular = (word: string) => (Object.hasOwn(IRREGULAR, word) ? [IRREGULAR[word] ?? ''] : []);

const surely = (word: string) => [
  ...irregular(word),
  ...otherSpellings(word),
  ...stemsOf(word, SURE_ENDINGS).flatMap((stem) => [stem].concat(otherSpellings(stem))),
  // happy is understood as happiness, sad as sadness.
  `${word}ness`,
  `${word.replace(/y$/u, 'i')}ness`,
];

const perhaps = (word: string) => stemsOf(word, UNSURE_ENDINGS);

/** "school bags" bends its last word, "woke up" its first. */
function bent(text: string, formsOf: (word: string) => readonly string[]): string[] {
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
  /** What it is surely a form of, the likeliest first. */
  readonly sure: readonly string[];
  /** What it may come from. */
  readonly unsure: readonly string[];
};

/** The forms under which a text may stand in the bank. */
export function englishForms(text: string): EnglishForms {
  const bare = bareEnglish(text);
  const joined = bare.replaceAll(/[ -]/gu, '');
  const different = (forms: readonly string[]) => [...new Set(forms)].filter((form) => form !== '');
  return {
    written: different([tidyEnglish(text), bare]),
    sure: different([...bent(bare, surely), bare.replaceAll('-', ' '), bare.replaceAll(' ', '-'), joined]),
    unsure: different(bent(bare, perhaps)),
  };
}
