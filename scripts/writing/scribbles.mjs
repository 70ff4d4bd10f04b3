/** @typedef {import('../strokes/glyphs.mjs').Point} Point */

const SIZE = 1000;

const randomPoint = (/** @type {() => number} */ random) => /** @type {Point} */ ([random() * SIZE, random() * SIZE]);

/** @param {() => number} random @param {number} steps @param {number} wildness @returns {Point[]} a random walk */
function wandering(random, steps, wildness) {
  let [x, y] = randomPoint(random);
  let direction = random() * 2 * Math.PI;
  return Array.from({ length: steps }, () => {
    direction += (random() - 0.5) * wildness;
    x += Math.cos(direction) * 40;
    y += Math.sin(direction) * 40;
    return /** @type {Point} */ ([x, y]);
  });
}

/** @param {() => number} random @returns {Point[]} */
function ring(random) {
  const [x, y] = randomPoint(random);
  const [wide, high, turns] = [50 + random() * 300, 50 + random() * 300, 0.4 + random() * 2];
  return Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * turns * 2 * Math.PI;
    return /** @type {Point} */ ([x + wide * Math.cos(angle), y + high * Math.sin(angle)]);
  });
}

const strokesOf = (/** @type {() => number} */ random, /** @type {() => Point[]} */ stroke) =>
  Array.from({ length: 1 + Math.floor(random() * 5) }, stroke);

/** Drawings that are not letters: scribbles, dots, straight lines, corners. @param {() => number} random @returns {Point[][]} */
export const scribble = (random) =>
  strokesOf(random, () => {
    const kind = Math.floor(random() * 4);
    if (kind === 0) return wandering(random, 5 + Math.floor(random() * 60), random() * 3);
    if (kind === 1) return [randomPoint(random)];
    if (kind === 2) return [randomPoint(random), randomPoint(random)];
    return Array.from({ length: 3 + Math.floor(random() * 8) }, () => randomPoint(random));
  });

/** Random rings and lines, the parts that letters are made of. @param {() => number} random @returns {Point[][]} */
export const ringsAndLines = (random) =>
  strokesOf(random, () => (random() < 0.5 ? ring(random) : [randomPoint(random), randomPoint(random)]));
