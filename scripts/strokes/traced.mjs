import { smoothed, simplified } from './paths.mjs';

/** @typedef {import('./glyphs.mjs').Point} Point */
/** @typedef {import('./routes.mjs').Roads} Roads */

/** Thinning leaves short branches at corners; this is their largest length in pixels. */
const MAX_SPUR_LENGTH = 9;
/** Cosine of the largest turn at a crossing at which two lines are still one stroke. */
const MIN_STRAIGHT_COSINE = 0.35;
const LOOK_BACK = 9;

/** Drops the diagonal link across a corner pixel; otherwise every step of a slanted line would be a crossing. @param {Roads} roads */
function withoutDiagonals({ points, near }) {
  return near.map((others, at) => {
    const here = points[at];
    return others.filter((other) => {
      const there = points[other];
      if (!here || !there || here[0] === there[0] || here[1] === there[1]) return true;
      return !others.some((third) => {
        const corner = points[third];
        return (
          corner &&
          ((corner[0] === here[0] && corner[1] === there[1]) || (corner[0] === there[0] && corner[1] === here[1]))
        );
      });
    });
  });
}

/** The lines between ends and crossings, as indexes into `points`. @param {readonly (readonly number[])[]} near @returns {number[][]} */
function edgesOf(near) {
  const isNode = near.map(({ length }) => length !== 2);
  /** @type {Set<string>} */
  const visited = new Set();
  /** @type {number[][]} */
  const edges = [];
  const followEdge = (/** @type {number} */ from, /** @type {number} */ to) => {
    const edge = [from];
    let [before, here] = [from, to];
    while (true) {
      visited.add(`${before} ${here}`).add(`${here} ${before}`);
      edge.push(here);
      if (isNode[here] || here === from) return edge;
      const next = (near[here] ?? []).find((one) => one !== before);
      if (next === undefined) return edge;
      [before, here] = [here, next];
    }
  };
  for (const [at, others] of near.entries())
    if (isNode[at]) {
      if (others.length === 0) edges.push([at]);
      for (const other of others) if (!visited.has(`${at} ${other}`)) edges.push(followEdge(at, other));
    }
  for (const [at, others] of near.entries())
    for (const other of others) if (!isNode[at] && !visited.has(`${at} ${other}`)) edges.push(followEdge(at, other));
  return edges;
}

/** @param {readonly Point[]} points @param {readonly number[]} edge @returns {Point} the direction in which it leaves its first point */
function directionOf(points, edge) {
  const end = points[edge[0] ?? 0] ?? [0, 0];
  const along = points[edge[Math.min(LOOK_BACK, edge.length - 1)] ?? 0] ?? end;
  const length = Math.hypot(along[0] - end[0], along[1] - end[1]) || 1;
  return [(along[0] - end[0]) / length, (along[1] - end[1]) / length];
}

/** Joins two lines where one continues straight into the other. @param {readonly Point[]} points @param {number[][]} edges @returns {number[][]} */
function joined(points, edges) {
  const lines = edges.map((edge) => [...edge]);
  while (true) {
    let best = { cos: MIN_STRAIGHT_COSINE, one: -1, other: -1, flipOne: false, flipOther: false };
    for (const [one, line] of lines.entries())
      for (const [other, next] of lines.entries())
        if (one < other)
          for (const flipOne of [false, true])
            for (const flipOther of [false, true]) {
              const ends = [flipOne ? line[0] : line.at(-1), flipOther ? next.at(-1) : next[0]];
              if (ends[0] !== ends[1]) continue;
              const [ax, ay] = directionOf(points, flipOne ? line : line.toReversed());
              const [bx, by] = directionOf(points, flipOther ? next.toReversed() : next);
              const cos = -(ax * bx + ay * by);
              if (cos > best.cos) best = { cos, one, other, flipOne, flipOther };
            }
    const [line, next] = [lines[best.one], lines[best.other]];
    if (!line || !next) return lines;
    const first = best.flipOne ? line.toReversed() : line;
    const second = best.flipOther ? next.toReversed() : next;
    lines[best.one] = [...first, ...second.slice(1)];
    lines.splice(best.other, 1);
  }
}

/** The lines of a thinned letter as pen strokes, in no particular order. @param {Roads} roads @returns {Point[][]} */
export function traced(roads) {
  const near = withoutDiagonals(roads);
  const edges = edgesOf(near);
  const uses = new Map();
  for (const edge of edges) for (const end of [edge[0], edge.at(-1)]) uses.set(end, (uses.get(end) ?? 0) + 1);
  const isSpur = (/** @type {number[]} */ edge) => {
    const ends = [edge[0], edge.at(-1)].map((end) => uses.get(end) ?? 0);
    return edge.length > 1 && edge.length <= MAX_SPUR_LENGTH && Math.min(...ends) === 1 && Math.max(...ends) > 2;
  };
  return joined(
    roads.points.slice(),
    edges.filter((edge) => !isSpur(edge)),
  )
    .filter((edge, _, all) => edge.length > 6 || all.length === 1 || edge.every((at) => (near[at] ?? []).length < 3))
    .map((edge) => {
      const line = edge.map((at) => roads.points[at] ?? /** @type {Point} */ ([0, 0]));
      return line.length < 4 ? [line[0] ?? /** @type {Point} */ ([0, 0])] : simplified(smoothed(line, 2));
    });
}
