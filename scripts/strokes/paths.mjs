import { nearestOn, shortestRoute } from './routes.mjs';

/** @typedef {import('./glyphs.mjs').Point} Point */
/** @typedef {import('./routes.mjs').Roads} Roads */

/** In pixels: the width of the steps and dents that thinning leaves at a crossing. */
const SMOOTHING_WIDTH = 3;
/** Largest distance from the thinned line, in font units. */
const TOLERANCE = 2.5;
const HUNDREDTH = 10;

/** @param {readonly Point[]} line @returns {Point[]} the line without steps, with the same ends */
export function smoothed(line, over = SMOOTHING_WIDTH) {
  const last = line.length - 1;
  const reach = Math.ceil(over * 3);
  return line.map((_, at) => {
    // The window shrinks toward the ends, so that they stay in place.
    const half = Math.min(reach, at, last - at);
    let [sumX, sumY, total] = [0, 0, 0];
    for (let step = -half; step <= half; step += 1) {
      const [x, y] = line[at + step] ?? [0, 0];
      const weight = Math.exp(-(step * step) / (2 * over * over));
      sumX += x * weight;
      sumY += y * weight;
      total += weight;
    }
    return [sumX / total, sumY / total];
  });
}

/** @param {Point} point @param {Point} from @param {Point} to */
function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Removes points that do not change the line (Douglas and Peucker). @param {readonly Point[]} line @returns {Point[]} */
export function simplified(line, tolerance = TOLERANCE) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [furthest, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const off = distanceToLine(point, first, last);
    if (off > furthest) [furthest, at] = [off, index];
  }
  if (furthest <= tolerance) return [first, last];
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)];
}

/** @param {string} text for example `body 7,34 20,46` @returns {{ part: string, places: Point[] }} */
export function readStroke(text) {
  const [part = '', ...places] = text.split(' ');
  return {
    part,
    places: places.map((place) => {
      const [x = Number.NaN, y = Number.NaN] = place.split(',').map(Number);
      return [x * HUNDREDTH, y * HUNDREDTH];
    }),
  };
}

/** Follows the lines of a thinned letter from point to point; `far` lists the points that are off the letter. @param {Roads} roads @param {readonly Point[]} places */
export function followed(roads, places) {
  const stops = places.map((place) => nearestOn(roads, place));
  const far = places.filter((place, at) => {
    const stop = roads.points[stops[at] ?? 0];
    return !stop || Math.hypot(stop[0] - place[0], stop[1] - place[1]) > 45;
  });
  const route = stops.flatMap((stop, at) =>
    at === 0 ? [stop] : shortestRoute(roads, stops[at - 1] ?? stop, stop).slice(1),
  );
  const line = route.map((at) => roads.points[at] ?? /** @type {Point} */ ([0, 0]));
  return { line: simplified(smoothed(line)), route, far };
}

/** Replaces a stroke by a straight one, without the dents at crossings. @param {readonly Point[]} line @param {number} longer added at both ends @returns {Point[]} */
export function straightened(line, longer) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [...line];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  const [x, y] = [((last[0] - first[0]) / length) * longer, ((last[1] - first[1]) / length) * longer];
  return [
    [first[0] - x, first[1] - y],
    [last[0] + x, last[1] + y],
  ];
}
