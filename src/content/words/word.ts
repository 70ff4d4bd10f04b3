import type { Bilingual } from '../../domain/bilingual';

/** In display order, with related categories next to each other. */
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

/** One word of the bank. The transliteration is generated, never typed. */
export type Word = {
  readonly english: string;
  /** Modern spelling, as in print for children. */
  readonly telugu: string;
  /** The school grade from 1 to 12 in which a child is likely to meet the word. */
  readonly grade: number;
  readonly emoji?: string;
  /** Other English words for the same thing, also understood when typed. */
  readonly alsoEnglish?: readonly string[];
  /** Other correct Telugu words: understood when typed, used in questions, and never offered as wrong options. */
  readonly alsoTelugu?: readonly string[];
  /** The English of its opposite, which must be in the bank. */
  readonly opposite?: string;
  /**
   * At most 250 characters each: a definition and one example. The first names the word in its first sentence, in both
   * languages; each other one adds something new.
   */
  readonly explanations: readonly [Bilingual, Bilingual, Bilingual];
  /**
   * A short sentence. The Telugu one contains `telugu` itself, unchanged, as a word of its own; a verb stands in it in
   * any form that `formsOfVerb` knows: నింపాను.
   */
  readonly sentence: Bilingual;
};
