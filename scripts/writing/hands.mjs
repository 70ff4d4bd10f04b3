/** @typedef {import('../strokes/glyphs.mjs').Point} Point */
/** @typedef {readonly (readonly Point[])[]} Strokes */

const between = (/** @type {() => number} */ random, /** @type {number} */ from, /** @type {number} */ to) =>
  from + (to - from) * random();

/** @param {Strokes} strokes */
function boxOf(strokes) {
  const xs = strokes.flat().map(([x]) => x);
  const ys = strokes.flat().map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Adds points at most `step` apart, so that the line can be bent. @param {readonly Point[]} line @param {number} step @returns {Point[]} */
const dense = (line, step) =>
  line.flatMap((to, at) => {
    const from = line[at - 1];
    if (!from) return [to];
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: parts }, (_, part) => {
      const t = (part + 1) / parts;
      return /** @type {Point} */ ([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    });
  });

/** A smooth wave that bends or shakes a line. @param {() => number} random @param {number} size @param {number} waves */
function wave(random, size, waves) {
  const [phase, turn] = [between(random, 0, 2 * Math.PI), between(random, 0, Math.PI)];
  const [fx, fy] = [Math.cos(turn), Math.sin(turn)];
  return (/** @type {Point} */ [x, y]) => Math.sin(phase + ((x * fx + y * fy) / size) * waves * 2 * Math.PI);
}

/**
 * Imitates handwriting: slants, rotates, scales, bends and shakes a letter, displaces its strokes a little, and joins or
 * splits some. @param {Strokes} letter @param {() => number} random @param {number} [wildness] 1 for a child's handwriting
 */
export function byHand(letter, random, wildness = 1) {
  const { left, top, width, height } = boxOf(letter);
  const size = Math.max(width, height, 1);
  const slant = between(random, -0.22, 0.22) * wildness;
  const turn = between(random, -0.12, 0.12) * wildness;
  const [wide, high] = [1 + between(random, -0.2, 0.2) * wildness, 1 + between(random, -0.2, 0.2) * wildness];
  const bendX = wave(random, size, between(random, 0.4, 1));
  const bendY = wave(random, size, between(random, 0.4, 1));
  const bend = between(random, 0, 0.035) * size * wildness;
  const shakeX = wave(random, size, between(random, 3, 7));
  const shakeY = wave(random, size, between(random, 3, 7));
  const shake = between(random, 0, 0.012) * size * wildness;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const strokes = letter.map((line) => {
    const [offX, offY] = [
      between(random, -0.02, 0.02) * size * wildness,
      between(random, -0.02, 0.02) * size * wildness,
    ];
    return dense(line, size / 50).map((point) => {
      const x = (point[0] - left + bend * bendX(point) + shake * shakeX(point) + offX) * wide;
      const y = (point[1] - top + bend * bendY(point) + shake * shakeY(point) + offY) * high;
      const slanted = x - y * slant;
      return /** @type {Point} */ ([slanted * cos - y * sin, slanted * sin + y * cos]);
    });
  });
  const choice = random();
  if (choice < 0.33) return split(strokes, random);
  return choice < 0.66 ? joinNearEnds(strokes, size * 0.08) : strokes;
}

/** Lifts the pen once in the middle of the longest stroke. @param {Point[][]} strokes @param {() => number} random */
function split(strokes, random) {
  const longest = strokes.reduce((best, line) => (line.length > best.length ? line : best), []);
  const at = Math.floor(longest.length * between(random, 0.3, 0.7));
  return strokes.flatMap((line) => (line === longest && at > 2 ? [line.slice(0, at), line.slice(at + 1)] : [line]));
}

/** Joins a stroke to the previous one if it begins near its end. @param {Point[][]} strokes @param {number} near */
function joinNearEnds(strokes, near) {
  /** @type {Point[][]} */
  const joined = [];
  for (const line of strokes) {
    const [end, start] = [joined.at(-1)?.at(-1), line[0]];
    if (end && start && Math.hypot(end[0] - start[0], end[1] - start[1]) < near) joined.at(-1)?.push(...line);
    else joined.push([...line]);
  }
  return joined;
}
