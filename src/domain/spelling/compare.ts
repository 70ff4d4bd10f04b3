import { isAkshara, pieces } from '../script/aksharas';
import { partsOf } from '../typing/parts';
import { isSameSpelling } from './sameSpelling';

/** One akshara of the word beside what was written for it; '' where nothing stands. */
export type Compared = { readonly right: string; readonly written: string; readonly isSame: boolean };

const MISSING = 1;
const LIKE = 0.8;
const UNLIKE = 1.4;

/** Two that share their letter are taken for each other sooner than two that do not. */
function costOf(right: string, written: string): number {
  if (isSameSpelling(right, written)) return 0;
  const [letter] = partsOf(right);
  const [other] = partsOf(written);
  return letter === other || partsOf(right).slice(1).join('') === partsOf(written).slice(1).join('') ? LIKE : UNLIKE;
}

type Cell = { readonly cost: number; readonly found: readonly Compared[] };

const cheapest = (cells: readonly Cell[]): Cell =>
  cells.reduce((best, cell) => (cell.cost < best.cost ? cell : best), { cost: Infinity, found: [] });

/** The word akshara by akshara beside what was written, with as little as possible wrong. */
export function compareSpelling(right: string, written: string): readonly Compared[] {
  const rights = pieces(right).filter(isAkshara);
  const writtens = pieces(written.replaceAll(/\s/gu, ''));
  if (isSameSpelling(right, written))
    return rights.map((akshara) => ({ right: akshara, written: akshara, isSame: true }));
  let row: Cell[] = [{ cost: 0, found: [] }];
  for (const extra of writtens) {
    const last = row.at(-1);
    if (last)
      row.push({ cost: last.cost + MISSING, found: [...last.found, { right: '', written: extra, isSame: false }] });
  }
  for (const akshara of rights) {
    const next: Cell[] = [];
    for (const [at, above] of row.entries()) {
      const typed = writtens[at - 1];
      const before = row[at - 1];
      const left = next[at - 1];
      const missing = {
        cost: above.cost + MISSING,
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
        ways.push({ cost: left.cost + MISSING, found: [...left.found, { right: '', written: typed, isSame: false }] });
      next.push(cheapest(ways));
    }
    row = next;
  }
  return row.at(-1)?.found ?? [];
}
