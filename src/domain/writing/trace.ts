import { distance, lengthOf, type Line, type Point, resampled } from './stroke';

/** The distance between two points of the road. */
const STEP = 20;
/** How far the pen may be from the middle of the road, in units of the letter: about a finger on a small phone. */
export const MAX_ROAD_DISTANCE = 90;
/** How far from its start a stroke may begin. */
const MAX_START_DISTANCE = 140;
/** How many points of the road the pen may jump ahead or slip back between two of its own points. */
const MAX_SKIPPED = 6;

/** The road of a stroke as evenly spaced points. */
export const roadOf = (line: Line): Line => resampled(line, Math.max(2, Math.ceil(lengthOf(line) / STEP) + 1));

/** The progress of the pen along one stroke; `reached` is an index into the road. */
export type Following = { readonly road: Line; readonly reached: number; readonly isOff: boolean };

/** Null if the pen was not put down at the start of the stroke. */
export function startTrace(road: Line, pen: Point): Following | null {
  const [start] = road;
  return start && distance(start, pen) <= MAX_START_DISTANCE ? { road, reached: 0, isOff: false } : null;
}

/** Moves the pen: on the road it advances, beside it the stroke is off. */
export function follow(following: Following, pen: Point): Following {
  const { road, reached, isOff } = following;
  if (isOff) return following;
  let best = reached;
  let near = Number.POSITIVE_INFINITY;
  // Only the nearby part of the road counts, so that a road that crosses itself cannot be cut short.
  for (let at = Math.max(0, reached - MAX_SKIPPED); at <= Math.min(road.length - 1, reached + MAX_SKIPPED); at += 1) {
    const point = road[at];
    const off = point ? distance(point, pen) : Number.POSITIVE_INFINITY;
    if (off < near) [best, near] = [at, off];
  }
  return near > MAX_ROAD_DISTANCE ? { ...following, isOff: true } : { ...following, reached: Math.max(reached, best) };
}

/** Whether the pen may be lifted because nearly all of the road is traced. */
export const isThrough = ({ road, reached, isOff }: Following): boolean =>
  !isOff && (road.length - 1 - reached) * STEP <= MAX_ROAD_DISTANCE;

/** Whether a whole pen movement follows one stroke. */
export function traced(line: Line, pen: Line): boolean {
  const [first, ...rest] = pen;
  const road = roadOf(line);
  const started = first && startTrace(road, first);
  return started ? isThrough(rest.reduce(follow, started)) : false;
}

/** The points between two positions of a fast pen, which are far apart. */
export const filledIn = (from: Point, to: Point): Line =>
  resampled([from, to], Math.max(2, Math.ceil(distance(from, to) / STEP) + 1)).slice(1);
