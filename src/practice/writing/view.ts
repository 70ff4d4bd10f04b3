import { boxOf } from '../../domain/writing/compose';
import type { Form, Line, Point } from '../../domain/writing/stroke';

/** The visible square of a drawing, in its own units. */
export type View = { readonly x: number; readonly y: number; readonly size: number };

export const EMPTY_VIEW: View = { x: 0, y: 0, size: 1000 };

/** Space for a finger around the letter. */
const MARGIN = 150;

/** Centers the letter in a square. */
export function viewOf({ strokes }: Form): View {
  const { from, to } = boxOf(strokes.map(({ line }) => line));
  const size = Math.max(to[0] - from[0], to[1] - from[1]) + 2 * MARGIN;
  return { x: (from[0] + to[0] - size) / 2, y: (from[1] + to[1] - size) / 2, size };
}

export const viewBoxOf = ({ x, y, size }: View): string => `${x} ${y} ${size} ${size}`;

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** Rounds the line at its points; a dot is a zero-length line, which a round pen draws. */
export function pathOf(line: Line): string {
  const [first = [0, 0], ...rest] = line;
  const last = rest.at(-1) ?? first;
  const curves = rest
    .slice(0, -1)
    .map((point, at) => `Q${point.join(' ')} ${middle(point, rest[at + 1] ?? point).join(' ')}`);
  return `M${first.join(' ')}${curves.join('')}L${last.join(' ')}`;
}
