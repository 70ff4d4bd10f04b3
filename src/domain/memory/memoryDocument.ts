import type { ItemKind } from '../activity/itemKey';

/** Packed answers (dayCounts) by day number: the days from 1970 to the learner's local day, as text. */
export type Days = Readonly<Record<string, number>>;

/**
 * One document per learner and part. It is changed only by increments and by deleting old days, so that devices never
 * overwrite each other.
 */
export type MemoryDocument = {
  /** By item key. */
  readonly items: Readonly<Record<string, Days>>;
  /** By pair of letters or signs, `ధ ద` (right, picked): how often they were mixed up and told apart. */
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
  // Writing a letter from memory is another skill than reading it, so it has its own item.
  written: 'letters',
};

const isKind = (text: string): text is ItemKind => Object.hasOwn(PART_OF_KIND, text);

/** The part an item belongs to; `null` for an invalid key. */
export function partOf(key: string): MemoryPart | null {
  const kind = key.slice(0, Math.max(0, key.indexOf(':')));
  return isKind(kind) ? PART_OF_KIND[kind] : null;
}
