import type { Bilingual } from '../bilingual';
import type { Scene } from './scene';
import type { Gloss } from './story';

/** A rhyme as tradition has it: sung line by line. */
export type Rhyme = {
  readonly id: string;
  readonly title: Bilingual;
  /** Verses; each is a few lines. */
  readonly lines: readonly (readonly Bilingual[])[];
  readonly scene: Scene;
  /** Who sings it, and how it is played. */
  readonly note: Bilingual;
  /** What its words mean, where that can be said: a rhyme has sounds that mean nothing. */
  readonly words: Readonly<Record<string, Gloss>>;
};
