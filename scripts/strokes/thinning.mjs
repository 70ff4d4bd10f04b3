/** @typedef {import('./glyphs.mjs').Line} Line */
/** @typedef {{ readonly width: number, readonly height: number, readonly left: number, readonly bottom: number, readonly scale: number, readonly ink: Uint8Array }} Raster */

/** Pixels per font unit: a stroke of 70 units is 14 pixels wide, enough to thin cleanly. */
const SCALE = 0.2;
const MARGIN = 4;

/** Fills outlines by the nonzero winding rule; row 0 is at the bottom. @param {readonly Line[]} shapes @returns {Raster} */
export function rasterOf(shapes, scale = SCALE) {
  const xs = shapes.flatMap((line) => line.map(([x]) => x));
  const ys = shapes.flatMap((line) => line.map(([, y]) => y));
  const left = Math.min(...xs) - MARGIN / scale;
  const bottom = Math.min(...ys) - MARGIN / scale;
  const width = Math.ceil((Math.max(...xs) - left) * scale) + MARGIN;
  const height = Math.ceil((Math.max(...ys) - bottom) * scale) + MARGIN;
  const ink = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const y = bottom + (row + 0.5) / scale;
    /** @type {{ x: number, turn: number }[]} */
    const crossings = [];
    for (const line of shapes)
      for (const [at, [x1, y1]] of line.entries()) {
        const [x2, y2] = line[(at + 1) % line.length] ?? [x1, y1];
        if (y1 <= y === y2 <= y) continue;
        crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 });
      }
    crossings.sort((one, other) => one.x - other.x);
    let winding = 0;
    for (const [at, { x, turn }] of crossings.entries()) {
      winding += turn;
      if (winding === 0) continue;
      const from = Math.ceil((x - left) * scale - 0.5);
      const to = Math.floor(((crossings[at + 1]?.x ?? x) - left) * scale - 0.5);
      for (let column = from; column <= to; column += 1) ink[row * width + column] = 1;
    }
  }
  return { width, height, left, bottom, scale, ink };
}

/** Thins an image to lines one pixel wide (Zhang and Suen, 1984). @param {Raster} raster @returns {Raster} */
export function thinned({ ink: filled, ...raster }) {
  const ink = filled.slice();
  const { width, height } = raster;
  const neighbors = [width, width + 1, 1, 1 - width, -width, -width - 1, -1, width - 1];
  const pass = (/** @type {boolean} */ isFirst) => {
    /** @type {number[]} */
    const removed = [];
    for (let at = width + 1; at < width * (height - 1) - 1; at += 1) {
      if (ink[at] !== 1) continue;
      const near = neighbors.map((step) => ink[at + step] ?? 0);
      const filledNear = near.reduce((sum, one) => sum + one, 0);
      if (filledNear < 2 || filledNear > 6) continue;
      const changes = near.filter((one, next) => one === 0 && near[(next + 1) % 8] === 1).length;
      if (changes !== 1) continue;
      const [north = 0, , east = 0, , south = 0, , west = 0] = near;
      const isKept = isFirst ? north * east * south + east * south * west : north * east * west + north * south * west;
      if (isKept === 0) removed.push(at);
    }
    for (const at of removed) ink[at] = 0;
    return removed.length;
  };
  while (pass(true) + pass(false) > 0);
  for (const [x, y] of vanished(filled, ink, width)) ink[y * width + x] = 1;
  return { ...raster, ink };
}

/** Thinning may erase a round dot completely; returns the centers of such dots. @param {Uint8Array} before @param {Uint8Array} after @param {number} width */
function vanished(before, after, width) {
  const seen = new Uint8Array(before.length);
  /** @type {[number, number][]} */
  const middles = [];
  for (const [start, filled] of before.entries()) {
    if (filled === 0 || seen[start] === 1) continue;
    /** @type {number[]} */
    const spot = [start];
    seen[start] = 1;
    for (const at of spot)
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (before[next] === 1 && seen[next] === 0) {
          seen[next] = 1;
          spot.push(next);
        }
    if (spot.some((at) => after[at] === 1)) continue;
    const middle = (/** @type {(at: number) => number} */ of) =>
      Math.round(spot.reduce((sum, at) => sum + of(at), 0) / spot.length);
    middles.push([middle((at) => at % width), middle((at) => Math.floor(at / width))]);
  }
  return middles;
}
