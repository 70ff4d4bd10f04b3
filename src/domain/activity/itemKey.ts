/** Kinds of items with a memory. Questions the tutor makes up for a single quiz have none. */
const ITEM_KINDS = [
  'letter',
  'sign',
  'word',
  'phrase',
  'number',
  'sentence',
  'form',
  'fact',
  'line',
  'written',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Answers are counted per item key: `letter:ధ`, `word:animals_cow`. */
export const itemKey = (kind: ItemKind, name: string): string => `${kind}:${name}`;

/** Lines count from 1: `line:chaduvadi-yenta-galgina/3`. */
export const poemLineKey = (poemId: string, line: number): string => itemKey('line', `${poemId}/${line}`);

export const isItemKey = (key: string): boolean => ITEM_KINDS.some((kind) => key.startsWith(`${kind}:`));

/** The part before the colon. It is an `ItemKind` only if the key came from `itemKey`. */
export const kindOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf(':')));

export const isOfKind = (key: string, kind: ItemKind): boolean => kindOf(key) === kind;
