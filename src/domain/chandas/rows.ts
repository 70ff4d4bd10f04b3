import { isAkshara, pieces } from '../script/aksharas';

/** An akshara with its offsets in the `normalized` text. */
export type PlacedAkshara = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The printed line, from 0; lines without Telugu are not counted. */
  readonly row: number;
  readonly startsWord: boolean;
};

/** Longer than any poem; the rest is not read, so that a huge text costs no more than a page. */
export const MAX_TEXT_LENGTH = 20_000;

const LINE_END = /^[\n\r\u2028\u2029]/u;
const INVISIBLE = /^[\u200b-\u200d\u2060\ufeff]$/u;

/** The aksharas of each printed line that has any. */
export function rowsOf(text: string): readonly (readonly PlacedAkshara[])[] {
  const rows: PlacedAkshara[][] = [];
  let row: PlacedAkshara[] = [];
  let startsWord = true;
  let from = 0;
  for (const piece of pieces(text.slice(0, MAX_TEXT_LENGTH))) {
    const to = from + piece.length;
    if (isAkshara(piece)) {
      if (row.length === 0) rows.push(row);
      row.push({ text: piece, from, to, row: rows.length - 1, startsWord });
      startsWord = false;
    } else {
      if (LINE_END.test(piece)) row = [];
      if (!INVISIBLE.test(piece)) startsWord = true;
    }
    from = to;
  }
  return rows;
}
