import type { Bilingual } from '../bilingual';

/** Two letters that learners mix up. */
export type Confusion = {
  readonly letters: readonly [string, string];
  readonly alike: 'look' | 'sound' | 'both';
  /** How to tell them apart. */
  readonly why: Bilingual;
};
