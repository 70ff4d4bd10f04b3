import type { Bilingual } from '../bilingual';
import type { Context, Named } from './named';
import type { Piece } from './piece';

/** A translation before it is put together. */
export type Draft = {
  readonly pieces: readonly Piece[];
  readonly build: readonly Bilingual[];
  readonly end: '.' | '?' | '';
};

/** What was asked for in the sentence as a whole. */
export type ClauseMode = { readonly isNegative: boolean; readonly isQuestion: boolean };

export const STATED: ClauseMode = { isNegative: false, isQuestion: false };
export const endOf = ({ isQuestion }: ClauseMode): '.' | '?' => (isQuestion ? '?' : '.');

/** What is said with "is", as far as it was read. */
export type Being = ClauseMode & {
  readonly context: Context;
  readonly subject: Named;
  /** Where "is" stands, and "not". */
  readonly bePlaces: readonly number[];
  readonly from: number;
};
