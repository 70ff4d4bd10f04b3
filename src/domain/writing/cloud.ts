import { lengthOf, type Line, resampled } from './stroke';

/** Enough points to tell the letters apart, and few enough to compare them all within a frame. */
const CLOUD_SIZE = 72;
/** A dot has as many points as a short stroke. */
const MIN_STROKE_POINTS = 3;

/** A drawing as points with the directions of their lines, independent of stroke order and direction. */
export type Cloud = {
  readonly size: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /**
   * The direction as cosine and sine of twice its angle, which are equal for a line and its reverse; both 0 for a dot.
   */
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  /** The stroke that each point belongs to. */
  readonly stroke: Int16Array;
};

/** The cloud of a drawing, centered and scaled so that the size of the slate does not matter. */
export function cloudOf(lines: readonly Line[], size = CLOUD_SIZE): Cloud {
  const drawn = lines.filter(({ length }) => length > 0);
  const total = drawn.reduce((sum, line) => sum + lengthOf(line), 0);
  const strokes = drawn.map((line) =>
    resampled(line, Math.max(MIN_STROKE_POINTS, total === 0 ? 0 : Math.round((size * lengthOf(line)) / total))),
  );
  const points = strokes.flat();
  const count = points.length;
  const cloud = {
    size: count,
    x: Float64Array.from(points, ([x]) => x),
    y: Float64Array.from(points, ([, y]) => y),
    cos: new Float64Array(count),
    sin: new Float64Array(count),
    stroke: Int16Array.from(strokes.flatMap((line, at) => line.map(() => at))),
  };
  let at = 0;
  for (const line of strokes)
    for (const [index, point] of line.entries()) {
      const before = line[index - 1] ?? point;
      const after = line[index + 1] ?? point;
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const square = dx * dx + dy * dy;
      if (square > 0) {
        cloud.cos[at] = (dx * dx - dy * dy) / square;
        cloud.sin[at] = (2 * dx * dy) / square;
      }
      at += 1;
    }
  return centered(cloud);
}

/** Centers a cloud and scales it to an average distance of 1 from the center. */
function centered(cloud: Cloud): Cloud {
  const { size, x, y } = cloud;
  let [centerX, centerY, square] = [0, 0, 0];
  for (let at = 0; at < size; at += 1) {
    centerX += (x[at] ?? 0) / size;
    centerY += (y[at] ?? 0) / size;
  }
  for (let at = 0; at < size; at += 1) square += ((x[at] ?? 0) - centerX) ** 2 + ((y[at] ?? 0) - centerY) ** 2;
  const scale = square === 0 ? 1 : 1 / Math.sqrt(square / size);
  return { ...cloud, x: x.map((one) => (one - centerX) * scale), y: y.map((one) => (one - centerY) * scale) };
}
