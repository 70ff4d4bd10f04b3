/** @typedef {import('./glyphs.mjs').Point} Point */
/** @typedef {import('./thinning.mjs').Raster} Raster */

/** The pixels of a thinned image, each with its neighbors: the graph that a pen can follow. @param {Raster} raster */
export function roadsOf({ ink, width, left, bottom, scale }) {
  /** @type {number[]} */
  const places = [];
  for (const [at, filled] of ink.entries()) if (filled === 1) places.push(at);
  const number = new Map(places.map((at, index) => [at, index]));
  const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const points = places.map(
    (at) =>
      /** @type {Point} */ ([left + ((at % width) + 0.5) / scale, bottom + (Math.floor(at / width) + 0.5) / scale]),
  );
  const near = places.map((at) => steps.flatMap((step) => number.get(at + step) ?? []));
  return { points, near };
}

/** @typedef {ReturnType<typeof roadsOf>} Roads */

const distance = (/** @type {Point} */ one, /** @type {Point} */ other) =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

/** @param {Roads} roads @param {Point} place */
export function nearestOn({ points }, place) {
  let best = 0;
  for (const [at, point] of points.entries())
    if (distance(point, place) < distance(points[best] ?? point, place)) best = at;
  return best;
}

/** Dijkstra's algorithm. @param {Roads} roads @param {number} from @param {number} to @returns {number[]} */
export function shortestRoute({ points, near }, from, to) {
  const cost = new Map([[from, 0]]);
  /** @type {Map<number, number>} */
  const before = new Map();
  const open = new Set([from]);
  while (open.size > 0) {
    let here = -1;
    for (const one of open) if (here < 0 || (cost.get(one) ?? 0) < (cost.get(here) ?? 0)) here = one;
    if (here === to) break;
    open.delete(here);
    const at = points[here];
    for (const next of near[here] ?? []) {
      const there = points[next];
      if (!at || !there) continue;
      const total = (cost.get(here) ?? 0) + distance(at, there);
      if (total >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, total);
      before.set(next, here);
      open.add(next);
    }
  }
  if (!cost.has(to)) return [];
  const route = [to];
  for (let here = before.get(to); here !== undefined; here = before.get(here)) route.unshift(here);
  return route;
}
