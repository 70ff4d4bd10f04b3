/** What a learner can come to know. Questions that a tutor made up for one quiz are not among it. */
const ITEM_KINDS = ['letter', 'sign', 'word', 'phrase', 'number', 'sentence', 'form', 'fact'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** `letter:ధ`, `word:animals_cow`: what right and wrong answers are counted by. */
export const itemKey = (kind: ItemKind, name: string): string => `${kind}:${name}`;

export const isItemKey = (key: string): boolean => ITEM_KINDS.some((kind) => key.startsWith(`${kind}:`));

export const isOfKind = (key: string, kind: ItemKind): boolean => key.startsWith(`${kind}:`);
