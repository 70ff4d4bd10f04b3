import { isAkshara, pieces } from '../script/aksharas';
import { partsOf } from '../typing/parts';
import { isSameSpelling } from './sameSpelling';

/** One akshara of the word and what was written for it; '' on the side that has none. */
export type Compared = { readonly right: string; readonly written: string; readonly isSame: boolean };

const MISSING_COST = 1;
const SIMILAR_COST = 0.8;
const DIFFERENT_COST = 1.4;

/** Aksharas that share their letter or their signs are paired rather than others. */
function costOf(right: string, written: string): number {
  if (isSameSpelling(right, written)) return 0;
  const [letter] = partsOf(right);
  const [other] = partsOf(written);
  return letter === other || partsOf(right).slice(1).join('') === partsOf(written).slice(1).join('')
    ? SIMILAR_COST
    : DIFFERENT_COST;
}

type Cell = { readonly cost: number; readonly found: readonly Compared[] };

const cheapest = (cells: readonly Cell[]): Cell =>
  cells.reduce((best, cell) => (cell.cost < best.cost ? cell : best), { cost: Infinity, found: [] });

/** Aligns the word with what was written, akshara by akshara, with as few differences as possible. */
export function compareSpelling(right: string, written: string): readonly Compared[] {
  const rights = pieces(right).filter(isAkshara);
  const writtens = pieces(written.replaceAll(/\s/gu, ''));
  if (isSameSpelling(right, written))
    return rights.map((akshara) => ({ right: akshara, written: akshara, isSame: true }));
  let row: Cell[] = [{ cost: 0, found: [] }];
  for (const extra of writtens) {
    const last = row.at(-1);
    if (last)
      row.push({
        cost: last.cost + MISSING_COST,
        found: [...last.found, { right: '', written: extra, isSame: false }],
      });
  }
  for (const akshara of rights) {
    const next: Cell[] = [];
    for (const [at, above] of row.entries()) {
      const typed = writtens[at - 1];
      const before = row[at - 1];
      const left = next[at - 1];
      const missing = {
        cost: above.cost + MISSING_COST,
        found: [...above.found, { right: akshara, written: '', isSame: false }],
      };
      const cost = typed === undefined ? Infinity : costOf(akshara, typed);
      const ways: Cell[] = [missing];
      if (before && typed !== undefined)
        ways.unshift({
          cost: before.cost + cost,
          found: [...before.found, { right: akshara, written: typed, isSame: cost === 0 }],
        });
      if (left && typed !== undefined)
        ways.push({
          cost: left.cost + MISSING_COST,
          found: [...left.found, { right: '', written: typed, isSame: false }],
        });
      next.push(cheapest(ways));
    }
    row = next;
  }
  return row.at(-1)?.found ?? [];
}
