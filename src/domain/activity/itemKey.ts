/** What a learner can come to know. Questions that a tutor made up for one quiz are not among it. */
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

/** `letter:ధ`, `word:animals_cow`: what right and wrong answers are counted by. */
export const itemKey = (kind: ItemKind, name: string): string => `${kind}:${name}`;

/** A line of a poem, counted from 1: `line:chaduvadi-yenta-galgina/3`. */
export const poemLineKey = (poemId: string, line: number): string => itemKey('line', `${poemId}/${line}`);

export const isItemKey = (key: string): boolean => ITEM_KINDS.some((kind) => key.startsWith(`${kind}:`));

/** What is before the colon: one of the kinds, where the key is ours. */
export const kindOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf(':')));

export const isOfKind = (key: string, kind: ItemKind): boolean => kindOf(key) === kind;
