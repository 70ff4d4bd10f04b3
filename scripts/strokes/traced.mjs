import { smoothed, simplified } from './paths.mjs';

/** @typedef {import('./glyphs.mjs').Point} Point */
/** @typedef {import('./routes.mjs').Roads} Roads */

/** Pixels at most in a branch that thinning leaves at a corner. */
const SPUR = 9;
/** Lines that turn less than this at a crossing are one stroke: the cosine of the angle between them. */
const STRAIGHT_ON = 0.35;
const LOOK_BACK = 9;

/** A corner pixel is a neighbour of both its sides only: without that, every step of a slanted line is a crossing. @param {Roads} roads */
function thinNeighbours({ points, near }) {
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

/** The lines between ends and crossings, as places in `points`. @param {readonly (readonly number[])[]} near @returns {number[][]} */
function edgesOf(near) {
  const isNode = near.map(({ length }) => length !== 2);
  /** @type {Set<string>} */
  const gone = new Set();
  /** @type {number[][]} */
  const edges = [];
  const walk = (/** @type {number} */ from, /** @type {number} */ to) => {
    const edge = [from];
    let [before, here] = [from, to];
    while (true) {
      gone.add(`${before} ${here}`).add(`${here} ${before}`);
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
      for (const other of others) if (!gone.has(`${at} ${other}`)) edges.push(walk(at, other));
    }
  for (const [at, others] of near.entries())
    for (const other of others) if (!isNode[at] && !gone.has(`${at} ${other}`)) edges.push(walk(at, other));
  return edges;
}

/** @param {readonly Point[]} points @param {readonly number[]} edge the way away from its end @returns {Point} */
function wayFromEnd(points, edge) {
  const end = points[edge[0] ?? 0] ?? [0, 0];
  const along = points[edge[Math.min(LOOK_BACK, edge.length - 1)] ?? 0] ?? end;
  const length = Math.hypot(along[0] - end[0], along[1] - end[1]) || 1;
  return [(along[0] - end[0]) / length, (along[1] - end[1]) / length];
}

/** Joins two lines where one goes straight on into the other. @param {readonly Point[]} points @param {number[][]} edges @returns {number[][]} */
function joined(points, edges) {
  const lines = edges.map((edge) => [...edge]);
  while (true) {
    let best = { cos: STRAIGHT_ON, one: -1, other: -1, flipOne: false, flipOther: false };
    for (const [one, line] of lines.entries())
      for (const [other, next] of lines.entries())
        if (one < other)
          for (const flipOne of [false, true])
            for (const flipOther of [false, true]) {
              const ends = [flipOne ? line[0] : line.at(-1), flipOther ? next.at(-1) : next[0]];
              if (ends[0] !== ends[1]) continue;
              const [ax, ay] = wayFromEnd(points, flipOne ? line : line.toReversed());
              const [bx, by] = wayFromEnd(points, flipOther ? next.toReversed() : next);
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

/** The lines of any thinned letter as pen strokes, in no special order. @param {Roads} roads @returns {Point[][]} */
export function traced(roads) {
  const near = thinNeighbours(roads);
  const edges = edgesOf(near);
  const uses = new Map();
  for (const edge of edges) for (const end of [edge[0], edge.at(-1)]) uses.set(end, (uses.get(end) ?? 0) + 1);
  const isSpur = (/** @type {number[]} */ edge) => {
    const ends = [edge[0], edge.at(-1)].map((end) => uses.get(end) ?? 0);
    return edge.length > 1 && edge.length <= SPUR && Math.min(...ends) === 1 && Math.max(...ends) > 2;
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
