import type { Poem } from '../../domain/padyalu/poem';

/** What a poem is about; the names shown for these are the interface's. */
export const POEM_TAGS = [
  'friendship',
  'speech',
  'learning',
  'honesty',
  'effort',
  'devotion',
  'nature',
  'family',
  'courage',
  'humility',
  'wealth',
] as const;
type PoemTag = (typeof POEM_TAGS)[number];

/** A poem of our own collection has every field. */
export type CollectedPoem = Required<Poem> & { readonly tags: readonly PoemTag[] };
