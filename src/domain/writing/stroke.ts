/** x to the right, y down; in a letter, in thousandths of an em from the start of its baseline. */
export type Point = readonly [x: number, y: number];

/** One movement of the pen; a dot has one point. */
export type Line = readonly Point[];

/** The names of strokes. */
export const PARTS = [
  'body',
  'circle',
  'bowl',
  'bar',
  'tick',
  'hook',
  'tail',
  'dot',
  'below',
  'talakattu',
  'dirgham',
  'gudi',
  'kommu',
  'vatrasudi',
  'etvam',
  'aitvam',
  'otvam',
  'autvam',
  'sunna',
  'visarga',
  'vottu',
] as const;

export type Part = (typeof PARTS)[number];

export type Stroke = { readonly part: Part; readonly line: Line };

/** A letter, a sign on its letter or an akshara with its strokes in writing order. */
export type Form = { readonly name: string; readonly strokes: readonly Stroke[] };

/** As stored in the content: `79,-290 209,-271`. */
export type StoredStrokes = Readonly<Record<string, readonly { readonly part: Part; readonly path: string }[]>>;

/** How far a sign is moved on consonants other than క, by consonant and sign. */
export type SignPlaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const pointIn = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

export const lineIn = (path: string): Line => path.split(' ').map(pointIn);

export const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

export const lengthOf = (line: Line): number =>
  line.reduce((sum, point, at) => sum + distance(line[at - 1] ?? point, point), 0);

/** `count` evenly spaced points along a line; for a dot always the same point. */
export function resampled(line: Line, count: number): Line {
  const [first] = line;
  if (!first) return [];
  const step = lengthOf(line) / Math.max(1, count - 1);
  if (step === 0) return Array.from({ length: count }, () => first);
  const points: Point[] = [first];
  let passed = 0;
  for (let at = 1; at < line.length && points.length < count; at += 1) {
    const [from, to] = [line[at - 1] ?? first, line[at] ?? first];
    const length = distance(from, to);
    while (points.length < count && passed + length >= step * points.length - 1e-9) {
      const share = length === 0 ? 0 : (step * points.length - passed) / length;
      points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    passed += length;
  }
  while (points.length < count) points.push(line.at(-1) ?? first);
  return points;
}
