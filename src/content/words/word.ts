import type { Bilingual } from '../../domain/bilingual';

/** In the order in which they are shown: what belongs together stands together. */
export const WORD_CATEGORIES = [
  'animals',
  'wildAnimals',
  'seaAnimals',
  'birds',
  'insectsAndReptiles',
  'nature',
  'gardenAndFarm',
  'fruitAndVegetables',
  'food',
  'foodFromEverywhere',
  'cooking',
  'body',
  'health',
  'family',
  'people',
  'jobs',
  'feelings',
  'character',
  'greetings',
  'littleWords',
  'colours',
  'numbers',
  'qualities',
  'describing',
  'actions',
  'movement',
  'making',
  'mindAndSpeech',
  'home',
  'aroundTheHouse',
  'clothes',
  'machines',
  'toolsAndMaterials',
  'moneyAndShopping',
  'school',
  'learning',
  'time',
  'calendarAndDirections',
  'weather',
  'space',
  'places',
  'world',
  'travel',
  'play',
  'sports',
  'artsAndToys',
  'festivals',
  'storyWorld',
] as const;
export type WordCategory = (typeof WORD_CATEGORIES)[number];

export const isWordCategory = (name: string): name is WordCategory => WORD_CATEGORIES.some((one) => one === name);

/** One word of the bank. Its transliteration is derived, never typed. */
export type Word = {
  readonly english: string;
  /** Natural modern spelling, as a child would meet it in print. */
  readonly telugu: string;
  /** School grade from 1 to 12 at which a child can be expected to meet the word. */
  readonly grade: number;
  readonly emoji?: string;
  /** Other English words for the same thing; also understood when a learner types them. */
  readonly alsoEnglish?: readonly string[];
  /** Other right Telugu words for the same thing: understood when typed, asked for, and never a wrong option. */
  readonly alsoTelugu?: readonly string[];
  /** The English of the word in the bank that means the opposite. */
  readonly opposite?: string;
  /**
   * At most 250 characters each: what it is, and one example. The first names the word in its first sentence, in both
   * languages; each of the others has something new to say.
   */
  readonly explanations: readonly [Bilingual, Bilingual, Bilingual];
  /**
   * A short sentence. The Telugu one contains `telugu` itself, unchanged, as a word of its own; a verb stands in it in
   * any form that `formsOfVerb` knows: నింపాను.
   */
  readonly sentence: Bilingual;
};
