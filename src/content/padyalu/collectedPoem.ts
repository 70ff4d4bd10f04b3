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

/**
 * A poem of our own collection has every field, but only those of a satakam have a makutam.
 *
 * Verse is spelled as today's schoolbooks spell it, in every file: the softening after a druta is undone (చూడ for జూడ),
 * a druta at a line's end is న్, there is no arasunna, and ళ్ల stands for ళ్ళ. Softening stays after a druta written
 * as ం (పోవం జాలిరే), inside a compound (అమ్మలగన్న) and in గల; a file's head names what stays in it.
 */
export type CollectedPoem = Required<Omit<Poem, 'makutam'>> &
  Pick<Poem, 'makutam'> & { readonly tags: readonly PoemTag[] };
