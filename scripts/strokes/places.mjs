/** @typedef {import('./glyphs.mjs').Point} Point */
/** @typedef {import('./glyphs.mjs').Line} Line */

const STEP = 15;
/** A point within this distance of a line belongs to it. */
const NEAR = 40;
const MAX_DISTANCE = 80;

/** @param {Line} line @returns {Point[]} evenly spaced points along it */
function sampled(line) {
  return line.flatMap((to, at) => {
    const from = line[at - 1] ?? to;
    const parts = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
    return Array.from({ length: parts }, (_, part) => {
      const t = (part + 1) / parts;
      return /** @type {Point} */ ([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    });
  });
}

/** @param {readonly Point[]} points @param {Point} shift */
function nearestTo(points, [x, y]) {
  let best = MAX_DISTANCE;
  for (const [px, py] of points) {
    const off = Math.abs(px - x) > best ? best : Math.hypot(px - x, py - y);
    if (off < best) best = off;
  }
  return best;
}

/** Average distance between two sets of points, in both directions. @param {readonly Point[]} one @param {readonly Point[]} other */
const averageDistance = (one, other) =>
  one.length === 0 || other.length === 0
    ? MAX_DISTANCE
    : (one.reduce((sum, point) => sum + nearestTo(other, point), 0) / one.length +
        other.reduce((sum, point) => sum + nearestTo(one, point), 0) / other.length) /
      2;

/**
 * Finds where a sign drawn on one letter goes on another: shifted so that it best covers the part of the printed akshara
 * that is not the letter itself. @param {readonly Point[]} printed the thinned akshara @param {readonly Line[]} letter @param {readonly Line[]} sign
 */
export function placeOf(printed, letter, sign) {
  const own = letter.flatMap(sampled);
  const rest = printed.filter((point) => nearestTo(own, point) >= NEAR).filter((_, at) => at % 3 === 0);
  const points = sign.flatMap(sampled);
  const shifted = (/** @type {Point} */ [dx, dy]) => points.map(([x, y]) => /** @type {Point} */ ([x + dx, y + dy]));
  // The part of the sign that overlaps the letter does not count as an error.
  const errorAt = (/** @type {Point} */ shift) => {
    const moved = shifted(shift);
    return averageDistance(
      moved.filter((point) => nearestTo(own, point) >= NEAR),
      rest,
    );
  };
  /** @type {{ error: number, shift: Point }} */
  let best = { error: Number.POSITIVE_INFINITY, shift: [0, 0] };
  const search = (
    /** @type {Point} */ [cx, cy],
    /** @type {number} */ reachX,
    /** @type {number} */ reachY,
    /** @type {number} */ step,
  ) => {
    for (let dx = cx - reachX; dx <= cx + reachX; dx += step)
      for (let dy = cy - reachY; dy <= cy + reachY; dy += step) {
        const error = errorAt([dx, dy]);
        if (error < best.error) best = { error, shift: [dx, dy] };
      }
  };
  search([350, 0], 500, 100, 50);
  search(best.shift, 40, 40, 20);
  search(best.shift, 15, 15, 5);
  const all = [...own, ...shifted(best.shift)];
  return {
    ...best,
    fit: averageDistance(
      all,
      printed.filter((_, at) => at % 3 === 0),
    ),
  };
}
