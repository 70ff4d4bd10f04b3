import type { Cloud } from './cloud';
import type { Fitted } from './registration';

/** The number of consecutive points that form a piece. */
const WINDOW = 5;
/** Weights of the worst piece, and of more or less line around a point. */
const WORST_WEIGHT = 0.5;
const CROWDING_WEIGHT = 0.5;
/** The radius around a point in which lines are counted. */
const CROWDING_RADIUS = 0.3;

export type Likeness = {
  /** The difference between the two: 0 if they are equal. */
  readonly off: number;
  /** How far the worst piece of the form is from the ink. */
  readonly missing: number;
  /** How far the worst piece of the ink is from the form. */
  readonly extra: number;
};

/** The largest mean distance of any piece of a stroke. */
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

/** The stroke with the largest mean distance: a missing or an extra one. */
export function farthestStroke(
  { size, stroke }: Cloud,
  off: Float64Array,
): { readonly off: number; readonly stroke: number } {
  const sums: number[] = [];
  const counts: number[] = [];
  for (let at = 0; at < size; at += 1) {
    const index = stroke[at] ?? 0;
    sums[index] = (sums[index] ?? 0) + (off[at] ?? 0);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const means = sums.map((sum, index) => sum / (counts[index] ?? 1));
  const farthest = Math.max(0, ...means);
  return { off: farthest, stroke: Math.max(0, means.indexOf(farthest)) };
}

const mean = (values: Float64Array) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

function totalLength({ size, x, y, stroke }: Cloud): number {
  let sum = 0;
  for (let at = 1; at < size; at += 1)
    if (stroke[at] === stroke[at - 1])
      sum += Math.hypot((x[at] ?? 0) - (x[at - 1] ?? 0), (y[at] ?? 0) - (y[at - 1] ?? 0));
  return sum;
}

/** How much line of a cloud is around each of these points, in their direction. */
function lineAround(points: Cloud, cloud: Cloud): Float64Array {
  const weight = totalLength(cloud) / cloud.size;
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
      const far = (dx * dx + dy * dy) / (CROWDING_RADIUS * CROWDING_RADIUS);
      if (far >= 1) continue;
      sum += (1 - far) * (1 - far) * (1 + hereCos * (cos[other] ?? 0) + hereSin * (sin[other] ?? 0));
    }
    found[one] = sum * weight;
  }
  return found;
}

/** 0 if both have equally much, 1 if one has none. */
const difference = (one: Float64Array, other: Float64Array): number =>
  mean(one.map((value, at) => Math.abs(value - (other[at] ?? 0)) / (value + (other[at] ?? 0) + 1e-6)));

/** Compares the amount of line, to find two strokes in the place of one, whose points are all near enough. */
const crowding = (form: Cloud, ink: Cloud): number =>
  (difference(lineAround(form, form), lineAround(form, ink)) +
    difference(lineAround(ink, ink), lineAround(ink, form))) /
  2;

/** A quick measure of the difference, to rank forms before the full comparison. */
export function roughLikeness({ matches: { fromForm, fromInk } }: Fitted): number {
  return mean(fromForm) + mean(fromInk);
}

export function likeness(form: Cloud, { laid: ink, matches: { fromForm, fromInk } }: Fitted): Likeness {
  const missing = worstOf(form, fromForm);
  const extra = worstOf(ink, fromInk);
  const average = (mean(fromForm) + mean(fromInk)) / 2;
  return {
    off: average + WORST_WEIGHT * Math.max(missing, extra) + CROWDING_WEIGHT * crowding(form, ink),
    missing,
    extra,
  };
}
