import type { TextName } from '../../domain/reading/textKey';

const SHELF_ADDRESS = '/dashboard/stories';

export const storyAddress = (id: string): string => `${SHELF_ADDRESS}/${encodeURIComponent(id)}`;

export const questionsAddress = (id: string): string => `${storyAddress(id)}/questions`;

export const bookletAddress = (id: string): string => `${storyAddress(id)}/booklet`;

export const textAddress = ({ kind, id }: TextName): string =>
  kind === 'story' ? storyAddress(id) : `${SHELF_ADDRESS}/rhyme/${encodeURIComponent(id)}`;

/** Passed along by a link from the shelf, so that the way back leads to the same choice. */
export type FromShelf = { readonly shelf: string };

export const shelfFrom = (state: unknown): string =>
  SHELF_ADDRESS +
  (typeof state === 'object' && state !== null && 'shelf' in state && typeof state.shelf === 'string'
    ? state.shelf
    : '');
