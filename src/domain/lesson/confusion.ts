import type { Bilingual } from '../bilingual';

/** Two letters that learners take for each other. */
export type Confusion = {
  readonly letters: readonly [string, string];
  readonly alike: 'look' | 'sound' | 'both';
  /** What tells them apart. */
  readonly why: Bilingual;
};
