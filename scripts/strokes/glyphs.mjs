import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** @typedef {readonly [x: number, y: number]} Point */
/** @typedef {readonly Point[]} Line */

const CURVE_STEPS = 8;
const TELUGU = Array.from({ length: 128 }, (_, at) => String.fromCodePoint(0xc00 + at)).join('');

/** @param {Point} from @param {readonly Point[]} through the control points and the end @returns {Point[]} */
function curve(from, through) {
  const points = [from, ...through];
  return Array.from({ length: CURVE_STEPS }, (_, at) => {
    const t = (at + 1) / CURVE_STEPS;
    let level = points;
    while (level.length > 1)
      level = level.slice(1).map((point, next) => {
        const before = level[next] ?? point;
        return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
      });
    return level[0] ?? from;
  });
}

/** The closed outlines of an SVG path, as polygons. @param {string} path @param {Point} shift @returns {Line[]} */
function polygons(path, [dx, dy]) {
  /** @type {Point[][]} */
  const outlines = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/gu)) {
    const numbers = (rest.match(/-?[\d.]+/gu) ?? []).map(Number);
    /** @type {Point[]} */
    const points = [];
    for (let at = 0; at + 1 < numbers.length; at += 2)
      points.push([(numbers[at] ?? 0) + dx, (numbers[at + 1] ?? 0) + dy]);
    const outline = outlines.at(-1);
    const last = outline?.at(-1);
    if (command === 'M') outlines.push(points);
    else if (outline && last) outline.push(...(command === 'L' ? points : curve(last, points)));
  }
  return outlines.filter(({ length }) => length > 2);
}

/** @param {URL} file @returns a function that gives the outlines of a text, in thousandths of the em, y up */
export async function openFont(file) {
  const outlines = await subsetFont(await readFile(file), `${TELUGU}\u25cc`, { targetFormat: 'sfnt' });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(outlines).buffer));
  const font = new harfbuzz.Font(face);
  const scale = 1000 / face.upem;
  return (/** @type {string} */ text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let pen = 0;
    return buffer.getGlyphInfos().map(({ codepoint }, at) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
      const shapes = polygons(font.glyphToPath(codepoint), [pen + xOffset, yOffset]);
      pen += xAdvance;
      return {
        name: font.glyphName(codepoint),
        shapes: shapes.map((line) => line.map(([x, y]) => /** @type {Point} */ ([x * scale, y * scale]))),
      };
    });
  };
}
