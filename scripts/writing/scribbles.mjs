/** @typedef {import('../strokes/glyphs.mjs').Point} Point */

const SIZE = 1000;

const somewhere = (/** @type {() => number} */ random) => /** @type {Point} */ ([random() * SIZE, random() * SIZE]);

/** @param {() => number} random @param {number} steps @param {number} wildness @returns {Point[]} a pen that wanders */
function wandering(random, steps, wildness) {
  let [x, y] = somewhere(random);
  let way = random() * 2 * Math.PI;
  return Array.from({ length: steps }, () => {
    way += (random() - 0.5) * wildness;
    x += Math.cos(way) * 40;
    y += Math.sin(way) * 40;
    return /** @type {Point} */ ([x, y]);
  });
}

/** @param {() => number} random @returns {Point[]} */
function ring(random) {
  const [x, y] = somewhere(random);
  const [wide, high, turns] = [50 + random() * 300, 50 + random() * 300, 0.4 + random() * 2];
  return Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * turns * 2 * Math.PI;
    return /** @type {Point} */ ([x + wide * Math.cos(angle), y + high * Math.sin(angle)]);
  });
}

const strokesOf = (/** @type {() => number} */ random, /** @type {() => Point[]} */ stroke) =>
  Array.from({ length: 1 + Math.floor(random() * 5) }, stroke);

/** What a child may leave on a slate that is no letter: scribbles, dots, straight lines, corners. @param {() => number} random @returns {Point[][]} */
export const scribble = (random) =>
  strokesOf(random, () => {
    const kind = Math.floor(random() * 4);
    if (kind === 0) return wandering(random, 5 + Math.floor(random() * 60), random() * 3);
    if (kind === 1) return [somewhere(random)];
    if (kind === 2) return [somewhere(random), somewhere(random)];
    return Array.from({ length: 3 + Math.floor(random() * 8) }, () => somewhere(random));
  });

/** Rings and lines by chance: what letters are made of. @param {() => number} random @returns {Point[][]} */
export const ringsAndLines = (random) =>
  strokesOf(random, () => (random() < 0.5 ? ring(random) : [somewhere(random), somewhere(random)]));
