// Makes src/content/strokes: how every letter, sign and vottu is written. The lines come from thinning the reading face;
// strokes/order has their order, starts and directions. A second handwriting comes from thinning the display face. Run
// by hand when one of these changes; --places also recomputes where signs go on each consonant (some minutes).
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openFont } from './strokes/glyphs.mjs';
import { CONSONANTS } from './strokes/order/consonants.mjs';
import { SIGNS } from './strokes/order/signs.mjs';
import { VOTTULU } from './strokes/order/vottulu.mjs';
import { VOWELS } from './strokes/order/vowels.mjs';
import { traced } from './strokes/traced.mjs';
import { placeOf } from './strokes/places.mjs';
import { followed, readStroke, simplified, straightened } from './strokes/paths.mjs';
import { roadsOf } from './strokes/routes.mjs';
import { rasterOf, thinned } from './strokes/thinning.mjs';

/** @typedef {import('./strokes/glyphs.mjs').Line} Line */

const root = new URL('../', import.meta.url);
const target = new URL('src/content/strokes/', root);
const VIRAMA = '్';
const OTHER_FACE = 'node_modules/@fontsource-variable/baloo-tammudu-2/files/baloo-tammudu-2-telugu-wght-normal.woff2';
/** The second handwriting is only compared with, never drawn, so it may be rougher. */
const HAND_TOLERANCE = 6;
const FACE = 'node_modules/@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2';
/** Report a longer line of a thinned letter that no stroke covers: a stroke may be missing. */
const MAX_UNCOVERED_LENGTH = 60;

/** Parts drawn with one straight stroke, and how much to lengthen it: thinning makes `below` too short. @type {Readonly<Record<string, number>>} */
const STRAIGHT = { bar: 0, tick: 0, below: 30 };

const shape = await openFont(new URL(FACE, root));

/** @param {string} name @param {readonly Line[]} shapes @param {readonly string[]} order */
function strokesOf(name, shapes, order) {
  const roads = roadsOf(thinned(rasterOf(shapes)));
  /** @type {Set<number>} */
  const covered = new Set();
  const strokes = order.map((text) => {
    const { part, places } = readStroke(text);
    const { line, route, far } = followed(roads, places);
    for (const at of route) for (const beside of [at, ...(roads.near[at] ?? [])]) covered.add(beside);
    if (far.length > 0)
      console.log(`${name}: ${part} has points off the letter: ${far.map((at) => at.join()).join(' ')}`);
    const longer = STRAIGHT[part];
    return { part, line: longer === undefined ? line : straightened(line, longer) };
  });
  const uncovered = roads.points.filter((_, at) => !covered.has(at));
  if (uncovered.length * 5 > MAX_UNCOVERED_LENGTH) {
    const [x = 0, y = 0] = uncovered[Math.floor(uncovered.length / 2)] ?? [];
    console.log(
      `${name}: ${uncovered.length * 5} units are in no stroke, near ${Math.round(x / 10)},${Math.round(y / 10)}`,
    );
  }
  return strokes;
}

/** The stored format: x to the right and y down from the start of the baseline. @param {Line} line */
const pathText = (line) => line.map(([x, y]) => `${Math.round(x)},${Math.round(-y)}`).join(' ');

/** @param {{ part: string, line: Line }[]} strokes */
const stored = (strokes) => strokes.map(({ part, line }) => ({ part, path: pathText(line) }));

/** @param {Readonly<Record<string, readonly string[]>>} table @param {(name: string) => string} textOf @param {(glyphs: ReturnType<typeof shape>) => ReturnType<typeof shape>} [glyphsOf] */
const made = (table, textOf, glyphsOf = (all) => all) =>
  Object.fromEntries(
    Object.entries(table).map(([name, order]) => {
      const shapes = glyphsOf(shape(textOf(name))).flatMap((glyph) => glyph.shapes);
      return [name, stored(strokesOf(textOf(name), shapes, order))];
    }),
  );

/** @param {string} file @param {string} name @param {unknown} value */
async function write(file, name, value, type = 'StoredStrokes') {
  const head = '// Made by scripts/make-strokes.mjs; the order of the strokes is in scripts/strokes/order.\n';
  const body = JSON.stringify(value, null, 2);
  await writeFile(
    new URL(file, target),
    `${head}import type { ${type} } from '../../domain/writing/stroke';\n\nexport const ${name}: ${type} = ${body};\n`,
  );
}

/** Signs that are written next to a letter; the others replace its talakattu. */
const BESIDE = ['ు', 'ూ', 'ృ', 'ౄ', 'ం', 'ః'];
/** Largest average distance in font units between a composed akshara and the printed one; above it, no place is stored. */
const MAX_FIT_DISTANCE = 10.5;

/** @param {{ part: string, path: string }[]} strokes @returns {Line[]} */
const linesOf = (strokes) =>
  strokes.map(({ path }) =>
    path.split(' ').map((place) => {
      const [x = 0, y = 0] = place.split(',').map(Number);
      return /** @type {const} */ ([x, -y]);
    }),
  );

/** @param {ReturnType<typeof made>} letters @param {ReturnType<typeof made>} signs */
function placesOn(letters, signs) {
  /** @type {Record<string, Record<string, string>>} */
  const places = {};
  for (const consonant of Object.keys(CONSONANTS)) {
    /** @type {Record<string, string>} */
    const own = {};
    for (const [sign, strokes] of Object.entries(signs)) {
      if (sign === '' || ['ఙ', 'ఞ', 'ఱ'].includes(consonant)) continue;
      const isBeside = BESIDE.includes(sign);
      const letter = (letters[consonant] ?? []).filter(({ part }) => isBeside || part !== 'talakattu');
      const added = strokes.filter(({ part }) => part !== 'body' && part !== 'talakattu');
      const printed = roadsOf(thinned(rasterOf(shape(consonant + sign).flatMap((glyph) => glyph.shapes))));
      const { shift, fit } = placeOf(printed.points, linesOf(letter), linesOf(added));
      if (process.argv.includes('--fits')) console.log(consonant + sign, shift.join(), fit.toFixed(1));
      if (fit <= MAX_FIT_DISTANCE) own[sign] = `${Math.round(shift[0])},${Math.round(-shift[1])}`;
    }
    if (Object.keys(own).length > 0) places[consonant] = own;
  }
  return places;
}

await mkdir(target, { recursive: true });
const letters = { ...made(VOWELS, (name) => name), ...made(CONSONANTS, (name) => name) };
const signs = made(SIGNS, (sign) => `క${sign}`);
await write('letters.ts', 'LETTER_STROKES', letters);
await write('signs.ts', 'SIGN_STROKES', signs);
await write(
  'vottulu.ts',
  'VOTTU_STROKES',
  made(
    VOTTULU,
    (letter) => `${letter === 'ష' ? 'ద' : 'క'}${VIRAMA}${letter}`,
    (all) => all.slice(1),
  ),
);
const otherFace = await openFont(new URL(OTHER_FACE, root));
const hands = Object.fromEntries(
  [...Object.keys(letters), ...Object.keys(signs).flatMap((sign) => (sign === '' ? [] : `క${sign}`))].map((letter) => {
    const printed = otherFace(letter).flatMap((glyph) => glyph.shapes);
    const lines = traced(roadsOf(thinned(rasterOf(printed)))).map((line) => simplified(line, HAND_TOLERANCE));
    return [letter, lines.map((line) => ({ part: 'body', path: pathText(line) }))];
  }),
);
await write('hands.ts', 'OTHER_HANDS', hands);
if (process.argv.includes('--places')) await write('places.ts', 'SIGN_PLACES', placesOn(letters, signs), 'SignPlaces');
spawnSync('node_modules/.bin/oxfmt', ['src/content/strokes'], { cwd: fileURLToPath(root), stdio: 'inherit' });
