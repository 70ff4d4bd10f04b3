import { boxOf } from '../../domain/writing/compose';
import type { Form, Line, Point } from '../../domain/writing/stroke';

/** What is seen of a drawing, in its own units. */
export type View = { readonly x: number; readonly y: number; readonly size: number };

/** An empty slate. */
export const EMPTY_VIEW: View = { x: 0, y: 0, size: 1000 };

/** Around a letter, so that a finger has room. */
const MARGIN = 150;

/** A square around the letter, with the letter in its middle. */
export function viewOf({ strokes }: Form): View {
  const { from, to } = boxOf(strokes.map(({ line }) => line));
  const size = Math.max(to[0] - from[0], to[1] - from[1]) + 2 * MARGIN;
  return { x: (from[0] + to[0] - size) / 2, y: (from[1] + to[1] - size) / 2, size };
}

export const viewBoxOf = ({ x, y, size }: View): string => `${x} ${y} ${size} ${size}`;

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** A line as a path, rounded at its points; a dot is a line without length, which a round pen draws. */
export function pathOf(line: Line): string {
  const [first = [0, 0], ...rest] = line;
  const last = rest.at(-1) ?? first;
  const curves = rest
    .slice(0, -1)
    .map((point, at) => `Q${point.join(' ')} ${middle(point, rest[at + 1] ?? point).join(' ')}`);
  return `M${first.join(' ')}${curves.join('')}L${last.join(' ')}`;
}
