import type { Bilingual } from '../bilingual';

/** A word of the Telugu, with the places of the English words it stands for. */
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

/** The places from one to before another. */
export const span = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);
