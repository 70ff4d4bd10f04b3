import type { Bilingual } from '../../domain/bilingual';
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
 * A poem of our own collection has every field. Only those of a satakam have a makutam, and only parts of a longer
 * song or poem are excerpts.
 *
 * Verse is spelled as today's schoolbooks spell it, in every file: the softening after a druta is undone (చూడ for జూడ),
 * a druta at a line's end is న్, there is no arasunna, and ళ్ల stands for ళ్ళ. Softening stays after a druta written
 * as ం (పోవం జాలిరే), inside a compound (అమ్మలగన్న) and in గల; a file's head names what stays in it.
 */
export type CollectedPoem = Required<Omit<Poem, 'makutam' | 'isExcerpt'>> &
  Pick<Poem, 'makutam' | 'isExcerpt'> & { readonly tags: readonly PoemTag[] };

/** A poem as the file of its work has it; works.ts adds what all poems of the work share. */
export type PoemOfWork = Omit<CollectedPoem, 'makutam' | 'source'> & {
  /** Where in the work it is, if that is certain. */
  readonly place?: Bilingual;
};
