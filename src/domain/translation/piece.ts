import type { Bilingual } from '../bilingual';

/** A Telugu word with the positions of the English tokens it translates. */
export type Piece = {
  readonly telugu: string;
  readonly at: readonly number[];
  readonly wordId?: string;
  readonly why?: Bilingual;
};

export const piece = (
  telugu: string,
  at: readonly number[],
  more: { wordId?: string | undefined; why?: Bilingual | undefined } = {},
): Piece => ({
  telugu,
  at,
  ...(more.wordId === undefined ? {} : { wordId: more.wordId }),
  ...(more.why === undefined ? {} : { why: more.why }),
});

/** The positions from `from` up to, not including, `to`. */
export const span = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);
