import type { Item } from '../../../../domain/lesson/lessonContent';

export const sightWords: readonly Item[] = [
  { key: 'phrase:read-this-is', telugu: 'ఇది', english: 'this, this is', isSightWord: true },
  { key: 'phrase:read-that-is', telugu: 'అది', english: 'that, that is', isSightWord: true },
  { key: 'phrase:read-which-is', telugu: 'ఏది', english: 'which one? where is it?', isSightWord: true },
  { key: 'phrase:read-is-not', telugu: 'కాదు', english: 'it is not', isSightWord: true },
];

export const twoLetters: readonly Item[] = [
  { key: 'phrase:read-dream', telugu: 'కల', english: 'dream' },
  { key: 'phrase:read-plait', telugu: 'జడ', english: 'braid' },
  {
    key: 'phrase:read-mace',
    telugu: 'గద',
    english: 'mace, a club',
    note: { en: 'Bhima and Hanuman carry one.', te: 'భీముడి చేతిలో, హనుమంతుడి చేతిలో ఉండేది.' },
  },
  { key: 'phrase:read-jewel', telugu: 'నగ', english: 'jewel', picture: '💍' },
];

export const threeLetters: readonly Item[] = [
  { key: 'phrase:read-threshold', telugu: 'గడప', english: 'threshold of a door' },
  { key: 'phrase:read-walking', telugu: 'నడక', english: 'walk, gait' },
  { key: 'phrase:read-hood', telugu: 'పడగ', english: 'hood of a cobra' },
  { key: 'phrase:read-loft', telugu: 'అటక', english: 'loft' },
];

export const soundWords: readonly Item[] = [
  { key: 'phrase:read-hurriedly', telugu: 'గబగబ', english: 'in a hurry' },
  {
    key: 'phrase:read-briskly',
    telugu: 'చకచక',
    english: 'briskly, one thing after the other',
    near: ['phrase:read-hurriedly'],
  },
  { key: 'phrase:read-gurgling', telugu: 'గలగల', english: 'the sound of running water or bangles' },
  { key: 'phrase:read-laughing', telugu: 'పకపక', english: 'the sound of loud laughter' },
];
