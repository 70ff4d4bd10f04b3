import type { WordCategory } from './words/word';

/** One picture for each theme of the word bank. */
export const THEME_PICTURES: Readonly<Record<WordCategory, string>> = {
  animals: '🐘',
  birds: '🦜',
  body: '👂',
  family: '👵',
  food: '🍚',
  fruitAndVegetables: '🥭',
  colours: '🎨',
  numbers: '🔢',
  nature: '🌳',
  home: '🏠',
  school: '🎒',
  clothes: '👗',
  actions: '🏃',
  time: '⏰',
  places: '🏙️',
  feelings: '😊',
  greetings: '🙏',
  festivals: '🪔',
  people: '🧑‍🌾',
  travel: '🚌',
  qualities: '🌶️',
  play: '🪁',
};
