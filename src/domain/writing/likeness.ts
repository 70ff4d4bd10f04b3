import type { Cloud } from './cloud';
import type { Registered } from './registration';

/** So many points in a row that are off make a piece that is off. */
const WINDOW = 5;
/** How much the worst piece counts, and how much it counts that there is more or less line around a point. */
const WORST_COUNTS = 0.5;
const CROWDING_COUNTS = 0.5;
/** How far around a point its lines are counted. */
const AROUND = 0.3;

export type Likeness = {
  /** How unlike they are: 0 for the same. */
  readonly off: number;
  /** How far the worst piece of the form is from the ink. */
  readonly missing: number;
  /** How far the worst of the ink is from the form. */
  readonly extra: number;
};

/** How far the worst piece of a stroke is off on average. */
function worstOf({ size, stroke }: Cloud, off: Float64Array): number {
  let worst = 0;
  for (let from = 0; from < size; from += 1) {
    let sum = 0;
    let count = 0;
    while (count < WINDOW && from + count < size && stroke[from + count] === stroke[from]) {
      sum += off[from + count] ?? 0;
      count += 1;
    }
    const isWhole = count === WINDOW || from === 0 || stroke[from - 1] !== stroke[from];
    if (isWhole) worst = Math.max(worst, sum / count);
  }
  return worst;
}

/** The stroke that lies farthest off as a whole: one that is missing, or one too many. */
export function farthestStroke(
  { size, stroke }: Cloud,
  off: Float64Array,
): { readonly off: number; readonly stroke: number } {
  const sums: number[] = [];
  const counts: number[] = [];
  for (let at = 0; at < size; at += 1) {
    const of = stroke[at] ?? 0;
    sums[of] = (sums[of] ?? 0) + (off[at] ?? 0);
    counts[of] = (counts[of] ?? 0) + 1;
  }
  const means = sums.map((sum, of) => sum / (counts[of] ?? 1));
  const farthest = Math.max(0, ...means);
  return { off: farthest, stroke: Math.max(0, means.indexOf(farthest)) };
}

const mean = (values: Float64Array) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

function lineIn({ size, x, y, stroke }: Cloud): number {
  let sum = 0;
  for (let at = 1; at < size; at += 1)
    if (stroke[at] === stroke[at - 1])
      sum += Math.hypot((x[at] ?? 0) - (x[at - 1] ?? 0), (y[at] ?? 0) - (y[at - 1] ?? 0));
  return sum;
}

/** How much line of a cloud lies around each of these points, in their direction. */
function lineAround(points: Cloud, cloud: Cloud): Float64Array {
  const weight = lineIn(cloud) / cloud.size;
  const found = new Float64Array(points.size);
  const { size, x, y, cos, sin } = cloud;
  for (let one = 0; one < points.size; one += 1) {
    const hereX = points.x[one] ?? 0;
    const hereY = points.y[one] ?? 0;
    const hereCos = points.cos[one] ?? 0;
    const hereSin = points.sin[one] ?? 0;
    let sum = 0;
    for (let other = 0; other < size; other += 1) {
      const dx = hereX - (x[other] ?? 0);
      const dy = hereY - (y[other] ?? 0);
      const far = (dx * dx + dy * dy) / (AROUND * AROUND);
      if (far >= 1) continue;
      sum += (1 - far) * (1 - far) * (1 + hereCos * (cos[other] ?? 0) + hereSin * (sin[other] ?? 0));
    }
    found[one] = sum * weight;
  }
  return found;
}

/** 0 where both have as much, 1 where one has none. */
const difference = (one: Float64Array, other: Float64Array): number =>
  mean(one.map((value, at) => Math.abs(value - (other[at] ?? 0)) / (value + (other[at] ?? 0) + 1e-6)));

/** Two strokes where there is one are found by how much line there is: each point for itself would be near enough. */
const crowding = (form: Cloud, ink: Cloud): number =>
  (difference(lineAround(form, form), lineAround(form, ink)) +
    difference(lineAround(ink, ink), lineAround(ink, form))) /
  2;

/** Of clouds as they lie on each other. */
export function roughLikeness({ matches: { fromForm, fromInk } }: Registered): number {
  return mean(fromForm) + mean(fromInk);
}

export function likeness(form: Cloud, { laid: ink, matches: { fromForm, fromInk } }: Registered): Likeness {
  const missing = worstOf(form, fromForm);
  const extra = worstOf(ink, fromInk);
  const average = (mean(fromForm) + mean(fromInk)) / 2;
  return {
    off: average + WORST_COUNTS * Math.max(missing, extra) + CROWDING_COUNTS * crowding(form, ink),
    missing,
    extra,
  };
}
