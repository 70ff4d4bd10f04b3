import type { ItemKind } from '../activity/itemKey';

/** By day number (days since 1970 of the learner's own calendar day, as text): that day's answers as one number. */
export type Days = Readonly<Record<string, number>>;

/**
 * One document per learner in each of the four parts. It is changed only by increments and by forgetting old days, so
 * that devices never overwrite each other. What a day's number means is in dayCounts.
 */
export type MemoryDocument = {
  /** By item key. */
  readonly items: Readonly<Record<string, Days>>;
  /** Two letters or signs, `ధ ద` (asked, taken for): how often they were mixed up, and how often told apart. */
  readonly pairs: Readonly<Record<string, Days>>;
};

export const EMPTY_MEMORY: MemoryDocument = { items: {}, pairs: {} };

export const MEMORY_PARTS = ['letters', 'words', 'sentences', 'poems'] as const;
export type MemoryPart = (typeof MEMORY_PARTS)[number];

const PART_OF_KIND: Readonly<Record<ItemKind, MemoryPart>> = {
  letter: 'letters',
  sign: 'letters',
  word: 'words',
  phrase: 'words',
  number: 'words',
  sentence: 'sentences',
  form: 'sentences',
  fact: 'sentences',
  line: 'poems',
  // A letter that is written from memory; to read it is another thing.
  written: 'letters',
};

const isKind = (text: string): text is ItemKind => Object.hasOwn(PART_OF_KIND, text);

/** Where an item is remembered; `null` for what is no item key. */
export function partOf(key: string): MemoryPart | null {
  const kind = key.slice(0, Math.max(0, key.indexOf(':')));
  return isKind(kind) ? PART_OF_KIND[kind] : null;
}
