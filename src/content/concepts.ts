import { itemKey } from '../domain/activity/itemKey';
import type { Bilingual } from '../domain/bilingual';
import type { Concept } from '../domain/progress/concepts';
import { LETTERS } from '../domain/progress/knowledge';
import { CATEGORY_TEXTS } from './words/categories';
import type { WordCategory } from './words/word';

const PHRASES = [
  'hello', 'good-morning', 'good-night', 'goodbye', 'meet-again', 'see-you-tomorrow', 'how-are-you-friend',
  'how-are-you-elder', 'i-am-fine', 'your-name-friend', 'your-name-elder', 'come-friend', 'come-elder', 'sit-elder',
  'thank-you', 'please', 'sorry-friend', 'sorry-elder', 'no-problem', 'all-right', 'may-i-come-in', 'understood',
  'not-understood', 'say-again-elder',
] as const; // prettier-ignore

/** Zero to twenty and the tens: every other number is made from these. */
const NUMBERS = [...Array.from({ length: 21 }, (_, number) => number), 30, 40, 50, 60, 70, 80, 90, 100];

/**
 * The approximate number of words per theme, so that pages of figures need not load the bank. Family words are
 * separate: they are one of the four concepts of the sample.
 */
const WORDS_OF: Readonly<Record<Exclude<WordCategory, 'family'>, number>> = {
  animals: 41,
  birds: 20,
  body: 34,
  food: 40,
  fruitAndVegetables: 42,
  colours: 14,
  numbers: 32,
  nature: 46,
  home: 40,
  aroundTheHouse: 28,
  school: 30,
  clothes: 32,
  actions: 50,
  time: 32,
  places: 30,
  feelings: 20,
  greetings: 18,
  festivals: 26,
  people: 26,
  travel: 27,
  qualities: 40,
  play: 22,
  seaAnimals: 29,
  insectsAndReptiles: 26,
  wildAnimals: 39,
  space: 30,
  weather: 27,
  foodFromEverywhere: 60,
  cooking: 37,
  health: 34,
  gardenAndFarm: 34,
  jobs: 34,
  character: 39,
  storyWorld: 37,
  littleWords: 35,
  movement: 59,
  making: 56,
  mindAndSpeech: 58,
  machines: 43,
  toolsAndMaterials: 39,
  learning: 44,
  moneyAndShopping: 24,
  calendarAndDirections: 43,
  sports: 34,
  artsAndToys: 31,
  world: 28,
  describing: 53,
};
const FAMILY_WORDS = 33;

/** The bank's number words (first, half, dozen) need another name than the numbers of the lesson. */
const NUMBER_WORDS: Bilingual = { en: 'Counting words', te: 'లెక్కల మాటలు' };

const wordsOf = (id: string, name: Bilingual, category: WordCategory, count: number): Concept => ({
  id,
  name,
  beginning: itemKey('word', `${category}_`),
  count,
});

const isTheme = (category: string): category is keyof typeof WORDS_OF => Object.hasOwn(WORDS_OF, category);

const themes: readonly Concept[] = Object.keys(WORDS_OF)
  .filter(isTheme)
  .map((category) =>
    category === 'numbers'
      ? wordsOf('number-words', NUMBER_WORDS, category, WORDS_OF[category])
      : wordsOf(category, CATEGORY_TEXTS[category].name, category, WORDS_OF[category]),
  );

/**
 * The concepts from which the dashboard and the progress page choose the most practiced. The first four are those of
 * the sample.
 */
export const CONCEPTS: readonly Concept[] = [
  {
    id: 'alphabets',
    name: { en: 'Basic Alphabets', te: 'అక్షరమాల' },
    itemKeys: LETTERS.map((letter) => itemKey('letter', letter)),
  },
  {
    id: 'phrases',
    name: { en: 'Common Phrases', te: 'రోజూ వాడే మాటలు' },
    itemKeys: PHRASES.map((phrase) => itemKey('phrase', phrase)),
  },
  {
    id: 'numbers',
    name: { en: 'Numbers', te: 'సంఖ్యలు' },
    itemKeys: NUMBERS.map((number) => itemKey('number', String(number))),
  },
  wordsOf('family', { en: 'Family Words', te: 'కుటుంబ పదాలు' }, 'family', FAMILY_WORDS),
  {
    id: 'signs',
    name: { en: 'Vowel signs and ottulu', te: 'గుణింతాలు, ఒత్తులు' },
    beginning: itemKey('sign', ''),
    count: 32,
  },
  { id: 'sentences', name: { en: 'Sentences', te: 'వాక్యాలు' }, beginning: itemKey('sentence', ''), count: 420 },
  ...themes,
];
