import { describe, expect, it } from 'vitest';
import { STROKES } from '../../content/strokes';
import { formOf } from './alphabet';
import { lengthOf, type Line, resampled } from './stroke';
import { MAX_ROAD_DISTANCE, traced } from './trace';

const strokes = Object.keys(STROKES.letters).flatMap((name) => formOf(STROKES, name)?.strokes ?? []);
const penAlong = (line: Line): Line => resampled(line, Math.max(2, Math.ceil(lengthOf(line) / 15)));
const moved = (line: Line, by: number): Line => line.map(([x, y]) => [x + by, y]);

describe('tracing a stroke', () => {
  it('works for every stroke of every letter, also a little off the middle', () => {
    for (const { line } of strokes) {
      expect(traced(line, penAlong(line))).toBe(true);
      expect(traced(line, penAlong(moved(line, MAX_ROAD_DISTANCE / 2)))).toBe(true);
    }
  });

  it('needs the whole stroke from start to end', () => {
    const long = strokes.filter(({ line }) => lengthOf(line) > 500);
    for (const { line } of long) {
      const [pen, road] = [penAlong(line), penAlong(line)];
      expect(traced(line, pen.slice(0, Math.ceil(road.length / 2)))).toBe(false);
      expect(traced(line, pen.slice(Math.floor(road.length / 2)))).toBe(false);
    }
  });

  it('fails off the road', () => {
    const across: Line = [
      [0, 0],
      [600, 0],
    ];
    expect(
      traced(across, [
        [0, 0],
        [300, 200],
        [600, 0],
      ]),
    ).toBe(false);
    expect(traced(across, [])).toBe(false);
  });
});
