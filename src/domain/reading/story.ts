import type { Bilingual } from '../bilingual';
import type { ReadingStep } from './ladder';
import type { Scene } from './scene';

export const STORY_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type StoryLevel = (typeof STORY_LEVELS)[number];

/** The ladder step by which every akshara of a story level is taught. */
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

/** What a word of the text means here. */
export type Gloss = {
  readonly en: string;
  /** Its dictionary form, where the text has it inflected. */
  readonly of?: string;
  /** In Telugu, where the word bank explains another word that is written the same. */
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

/** An original story. */
export type Story = {
  readonly id: string;
  readonly level: StoryLevel;
  readonly theme: StoryTheme;
  readonly title: Bilingual;
  readonly pages: readonly StoryPage[];
  /** Every word form of the text. */
  readonly words: Readonly<Record<string, Gloss>>;
  /** Words read by sight, before their aksharas are taught. */
  readonly sightWords?: readonly string[];
  readonly questions: readonly StoryQuestion[];
  /** Something to talk about at home. */
  readonly talk: Bilingual;
};
