import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { THINGS } from '../../../domain/reading/scene';
import { DRAWINGS } from './drawings';

type Point = readonly [x: number, y: number];
type Attributes = { d?: string; cx?: number; cy?: number; rx?: number; ry?: number; children?: ReactNode };

/** How many numbers each path command takes. */
const NUMBERS_PER_COMMAND: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 };
const STEPS = [0.25, 0.5, 0.75, 1];

/** De Casteljau's algorithm, for any number of control points. */
const along = (points: readonly Point[], share: number): Point => {
  const [first, ...rest] = points;
  if (!first) throw new Error('no point');
  if (rest.length === 0) return first;
  const [[x, y], [toX, toY]] = [along(points.slice(0, -1), share), along(rest, share)];
  return [x + (toX - x) * share, y + (toY - y) * share];
};

/** Sample points on a path; for an arc, only its end points. */
const pathPoints = (d: string): readonly Point[] => {
  const found: Point[] = [];
  let at: Point = [0, 0];
  let control: Point = at;
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    const numbers = (rest.match(/-?(\d*\.\d+|\d+)/g) ?? []).map(Number);
    const takes = NUMBERS_PER_COMMAND[command] ?? Number.NaN;
    if (takes === 0 ? numbers.length : numbers.length % takes) throw new Error(`${letter}${rest} of ${d}`);
    for (let from = 0; from < numbers.length; from += takes) {
      const [dx, dy] = letter === command ? [0, 0] : at;
      const given = numbers.slice(from, from + takes);
      const pairs = (command === 'A' ? given.slice(5) : given).reduce<Point[]>(
        (all, value, index, list) => (index % 2 ? all : [...all, [value + dx, (list[index + 1] ?? 0) + dy]]),
        [],
      );
      if (command === 'H') pairs.splice(0, 1, [(given[0] ?? 0) + dx, at[1]]);
      if (command === 'V') pairs.splice(0, 1, [at[0], (given[0] ?? 0) + dy]);
      if (command === 'T') pairs.unshift([2 * at[0] - control[0], 2 * at[1] - control[1]]);
      const start = at;
      found.push(...STEPS.map((share) => (command === 'M' ? (pairs[0] ?? at) : along([start, ...pairs], share))));
      control = 'QTC'.includes(command) ? (pairs.at(-2) ?? at) : (pairs.at(-1) ?? at);
      at = pairs.at(-1) ?? at;
    }
  }
  return found;
};

const pointsOf = (node: ReactNode): readonly Point[] =>
  Children.toArray(node).flatMap((part) => {
    if (!isValidElement<Attributes>(part)) return [];
    const { d, cx = 0, cy = 0, rx = 0, ry = 0, children } = part.props;
    if (part.type === 'ellipse') return [[cx - rx, cy - ry] as const, [cx + rx, cy + ry] as const];
    return d ? pathPoints(d) : pointsOf(children);
  });

test.for(THINGS)('%s is drawn inside its box and touches the ground', (what) => {
  const { wide, tall, parts } = DRAWINGS[what];
  const points = pointsOf(parts());
  const ys = points.map(([, y]) => y);
  expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeLessThanOrEqual(wide / 2);
  expect(-Math.min(...ys)).toBeLessThanOrEqual(tall);
  expect(Math.max(...ys)).toBeLessThanOrEqual(1);
  expect(Math.max(...ys)).toBeGreaterThan(-16);
});
