import type { Scene } from './scene';
import type { Story, StoryPage } from './story';

const scene: Scene = {
  place: 'garden',
  things: [{ what: 'cat', x: 50, row: 'front' }],
  description: { te: 'తోటలో పిల్లి ఉంది.', en: 'A cat is in the garden.' },
};

const pageOf = (number: number, sentences: number): StoryPage => ({
  scene,
  sentences: Array.from({ length: sentences }, (_, at) => ({
    te: `వాక్యం ${number}.${at + 1}.`,
    en: `Sentence ${number}.${at + 1}.`,
  })),
});

/** A story whose pages have these numbers of sentences. */
export const storyWith = (sizes: readonly number[], overrides: Partial<Story> = {}): Story => ({
  id: 'pilli',
  level: 1,
  theme: 'animals',
  title: { te: 'పిలి', en: 'Pili' },
  pages: sizes.map((size, at) => pageOf(at + 1, size)),
  words: {
    ఆవులు: { en: 'cows', of: 'ఆవు' },
    ఆవు: { en: 'the cow' },
    వచ్చింది: { en: 'came', of: 'రావడం' },
    వేలు: { en: 'thousands' },
    పిలి: { en: 'Pili, a name' },
    చిలిపి: { en: 'naughty' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'ఎక్కడ?', en: 'Where?' },
      right: { te: 'తోటలో', en: 'In the garden' },
      wrong: [
        { te: 'గదిలో', en: 'In the room' },
        { te: 'బడిలో', en: 'At school' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'వెతికింది.', en: 'She looked.' },
        { te: 'కనబడింది.', en: 'It was there.' },
        { te: 'నవ్వింది.', en: 'She laughed.' },
      ],
    },
  ],
  talk: { te: 'నువ్వు ఎక్కడ వెతుకుతావు?', en: 'Where do you look?' },
  ...overrides,
});
