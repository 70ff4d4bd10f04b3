import type { Bilingual } from '../bilingual';
import type { ReadingStep } from './ladder';
import type { Scene } from './scene';

export const STORY_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type StoryLevel = (typeof STORY_LEVELS)[number];

/** The ladder step at which all aksharas of a story level have been taught. */
export const STEP_OF_LEVEL: Readonly<Record<StoryLevel, ReadingStep>> = { 1: 3, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8 };

export const STORY_THEMES = [
  'home',
  'animals',
  'festivals',
  'nature',
  'kindness',
  'jokes',
  'riddles',
  'tales',
] as const;
export type StoryTheme = (typeof STORY_THEMES)[number];

/** The meaning of a word in this story. */
export type Gloss = {
  readonly en: string;
  /** The dictionary form, if the text uses an inflected one. */
  readonly of?: string;
  /** A Telugu explanation, needed when the word bank explains a different word with the same spelling. */
  readonly te?: string;
};

export type StoryPage = { readonly scene: Scene; readonly sentences: readonly Bilingual[] };

export type StoryQuestion =
  | {
      /** Asks what happened, or what a word of the story means. */
      readonly kind: 'happened' | 'word';
      readonly ask: Bilingual;
      readonly right: Bilingual;
      readonly wrong: readonly [Bilingual, Bilingual];
    }
  | {
      /** Three or four events of the story, in order. */
      readonly kind: 'order';
      readonly events: readonly Bilingual[];
    };

export type Story = {
  readonly id: string;
  readonly level: StoryLevel;
  readonly theme: StoryTheme;
  readonly title: Bilingual;
  readonly pages: readonly StoryPage[];
  /** Glosses for every word form in the title and text. */
  readonly words: Readonly<Record<string, Gloss>>;
  /** Words read by sight, before their aksharas are taught. */
  readonly sightWords?: readonly string[];
  readonly questions: readonly StoryQuestion[];
  /** A question to talk about at home. */
  readonly talk: Bilingual;
};
