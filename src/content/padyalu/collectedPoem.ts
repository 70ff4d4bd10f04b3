import type { Poem } from '../../domain/padyalu/poem';

/** The subjects of poems; src/i18n has their names. */
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
 * Poems of our own collection have every field, except that only those of a satakam have a makutam.
 *
 * All files use the spelling of today's schoolbooks: the softening after a druta is undone (చూడ for జూడ), a druta at
 * the end of a line is న్, there is no arasunna, and ళ్ళ is written ళ్ల. Softening stays after a druta written
 * as ం (పోవం జాలిరే), inside a compound (అమ్మలగన్న) and in గల; the comment at the top of a file lists its cases.
 */
export type CollectedPoem = Required<Omit<Poem, 'makutam'>> &
  Pick<Poem, 'makutam'> & { readonly tags: readonly PoemTag[] };
