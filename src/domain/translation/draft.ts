import type { Bilingual } from '../bilingual';
import type { Context, Named } from './named';
import type { Piece } from './piece';

/** A translation before its pieces are joined. */
export type Draft = {
  readonly pieces: readonly Piece[];
  readonly build: readonly Bilingual[];
  readonly end: '.' | '?' | '';
};

export type ClauseMode = { readonly isNegative: boolean; readonly isQuestion: boolean };

export const STATED: ClauseMode = { isNegative: false, isQuestion: false };
export const endOf = ({ isQuestion }: ClauseMode): '.' | '?' => (isQuestion ? '?' : '.');

/** A clause with "is" whose subject has been read. */
export type Being = ClauseMode & {
  readonly context: Context;
  readonly subject: Named;
  /** The token positions of "is" and "not". */
  readonly bePlaces: readonly number[];
  readonly from: number;
};
