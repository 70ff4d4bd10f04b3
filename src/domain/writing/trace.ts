import { distance, lengthOf, type Line, type Point, resampled } from './stroke';

/** Between two points of the road. */
const STEP = 20;
/** How far from the middle of the road the pen may be, in units of the letter: about a finger on a small phone. */
export const ROAD = 90;
/** How near to its start a stroke begins, and how near to its end it may stop. */
const START = 140;
/** How far along the road the pen may jump between two of its points, and how far back it may slip. */
const MAX_SKIPPED = 6;

/** The road of a stroke as points in a row. */
export const roadOf = (line: Line): Line => resampled(line, Math.max(2, Math.ceil(lengthOf(line) / STEP) + 1));

/** Following one stroke: how far the pen has come, as a place in the road. */
export type Following = { readonly road: Line; readonly reached: number; readonly isOff: boolean };

/** Where the pen was put down; `null` where that is not the start of the stroke. */
export function startTrace(road: Line, pen: Point): Following | null {
  const [start] = road;
  return start && distance(start, pen) <= START ? { road, reached: 0, isOff: false } : null;
}

/** The pen moves on: along the road it gets farther, beside it the stroke has gone wrong. */
export function follow(following: Following, pen: Point): Following {
  const { road, reached, isOff } = following;
  if (isOff) return following;
  let best = reached;
  let near = Number.POSITIVE_INFINITY;
  // Only what lies ahead counts, so that a road that crosses itself is not cut short.
  for (let at = Math.max(0, reached - MAX_SKIPPED); at <= Math.min(road.length - 1, reached + MAX_SKIPPED); at += 1) {
    const point = road[at];
    const off = point ? distance(point, pen) : Number.POSITIVE_INFINITY;
    if (off < near) [best, near] = [at, off];
  }
  return near > ROAD ? { ...following, isOff: true } : { ...following, reached: Math.max(reached, best) };
}

/** Whether the pen may be lifted: nearly all of the road is behind it. */
export const isThrough = ({ road, reached, isOff }: Following): boolean =>
  !isOff && (road.length - 1 - reached) * STEP <= ROAD;

/** The whole movement of the pen along one stroke. */
export function traced(line: Line, pen: Line): boolean {
  const [first, ...rest] = pen;
  const road = roadOf(line);
  const begun = first && startTrace(road, first);
  return begun ? isThrough(rest.reduce(follow, begun)) : false;
}

/** Points of a pen that moved fast lie far apart; what is between them counts as well. */
export const filledIn = (from: Point, to: Point): Line =>
  resampled([from, to], Math.max(2, Math.ceil(distance(from, to) / STEP) + 1)).slice(1);
