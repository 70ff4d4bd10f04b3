import type { Bilingual } from '../bilingual';
import type { Scene } from './scene';
import type { Gloss } from './story';

/** A traditional rhyme, sung line by line. */
export type Rhyme = {
  readonly id: string;
  readonly title: Bilingual;
  /** Verses, each with a few lines. */
  readonly lines: readonly (readonly Bilingual[])[];
  readonly scene: Scene;
  /** Explains who sings the rhyme and how it is played. */
  readonly note: Bilingual;
  /** Only words with a meaning; a rhyme also has nonsense sounds. */
  readonly words: Readonly<Record<string, Gloss>>;
};
