export const LIST_ADDRESS = '/dashboard/telugu-padyalu';

export const poemAddress = (poemId: string): string => `${LIST_ADDRESS}/poem/${encodeURIComponent(poemId)}`;

export const byHeartAddress = (poemId: string): string => `${poemAddress(poemId)}/by-heart`;

export const GAMES_ADDRESS = `${LIST_ADDRESS}/games`;

/** Passed along by a link to a poem, so that the way back leads to the same poet and filters. */
export type FromList = { readonly list: string };

export const listSearch = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : '';
