import type { Bilingual } from '../../domain/bilingual';
import type { Poem } from '../../domain/padyalu/poem';

/** Poem subjects; their display names are in src/i18n. */
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
 * Poems in our collection have every field, except that only poems of a satakam have a makutam and only parts of a
 * longer work are excerpts.
 *
 * All files use the spelling of today's schoolbooks: the softening after a druta is undone (చూడ for జూడ), a druta at
 * the end of a line is న్, there is no arasunna, and ళ్ళ is written ళ్ల. Softening stays after a druta written
 * as ం (పోవం జాలిరే), inside a compound (అమ్మలగన్న) and in గల; the comment at the top of a file lists its cases.
 */
export type CollectedPoem = Required<Omit<Poem, 'makutam' | 'isExcerpt'>> &
  Pick<Poem, 'makutam' | 'isExcerpt'> & { readonly tags: readonly PoemTag[] };

/** A poem as stored in the file of its work; works.ts adds the fields that all poems of the work share. */
export type PoemOfWork = Omit<CollectedPoem, 'makutam' | 'source'> & {
  /** The position in the work, if it is certain. */
  readonly place?: Bilingual;
};
