import type { Cloud } from './cloud';
import type { Matches } from './registration';

/** So many points in a row that are off make a part that is off. */
const WINDOW = 5;
const WORST_COUNTS = 0.5;

export type Likeness = {
  /** How unlike they are: 0 for the same. */
  readonly off: number;
  /** The stroke of the form that lies farthest from the ink, and how far the worst of it is. */
  readonly stroke: number;
  readonly missing: number;
  /** How far the worst of the ink is from the form. */
  readonly extra: number;
};

/** The worst piece of a stroke: how far it is off on average, and where. */
function worstOf({ size, stroke }: Cloud, off: Float64Array): { readonly off: number; readonly stroke: number } {
  let worst = { off: 0, stroke: 0 };
  for (let from = 0; from < size; from += 1) {
    let sum = 0;
    let count = 0;
    while (count < WINDOW && from + count < size && stroke[from + count] === stroke[from]) {
      sum += off[from + count] ?? 0;
      count += 1;
    }
    const isWhole = count === WINDOW || from === 0 || stroke[from - 1] !== stroke[from];
    if (isWhole && sum / count > worst.off) worst = { off: sum / count, stroke: stroke[from] ?? 0 };
  }
  return worst;
}

const mean = (values: Float64Array) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

export function likeness(form: Cloud, ink: Cloud, { fromForm, fromInk }: Matches): Likeness {
  const missing = worstOf(form, fromForm);
  const extra = worstOf(ink, fromInk);
  const average = (mean(fromForm) + mean(fromInk)) / 2;
  return {
    off: average + WORST_COUNTS * Math.max(missing.off, extra.off),
    stroke: missing.stroke,
    missing: missing.off,
    extra: extra.off,
  };
}
