// Makes src/content/strokes: how every letter, sign and vottu is written. The lines come from thinning the reading
// face; their order, starts and directions are in strokes/order. Another hand comes from thinning the display face. Run
// by hand when one of these changes; --places also finds anew where the signs stand on each consonant (some minutes).
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
/** Another hand is only compared with, never drawn: it may be rougher. */
const HAND_TOLERANCE = 6;
const FACE = 'node_modules/@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2';
/** Lines of a thinned letter that no stroke covers and that are longer than this are named: something may be forgotten. */
const NAMED_WHEN_LONGER = 60;

/** What is drawn with one straight stroke; thinning makes the little one below much too short. @type {Readonly<Record<string, number>>} */
const STRAIGHT = { bar: 0, tick: 0, below: 30 };

const shape = await openFont(new URL(FACE, root));

/** @param {string} name @param {readonly Line[]} shapes @param {readonly string[]} order */
function strokesOf(name, shapes, order) {
  const roads = roadsOf(thinned(rasterOf(shapes)));
  /** @type {Set<number>} */
  const covered = new Set();
  const strokes = order.map((text) => {
    const { part, places } = readStroke(text);
    const { line, way, far } = followed(roads, places);
    for (const at of way) for (const beside of [at, ...(roads.near[at] ?? [])]) covered.add(beside);
    if (far.length > 0)
      console.log(`${name}: ${part} has places off the letter: ${far.map((at) => at.join()).join(' ')}`);
    const longer = STRAIGHT[part];
    return { part, line: longer === undefined ? line : straightened(line, longer) };
  });
  const left = roads.points.filter((_, at) => !covered.has(at));
  if (left.length * 5 > NAMED_WHEN_LONGER) {
    const [x = 0, y = 0] = left[Math.floor(left.length / 2)] ?? [];
    console.log(`${name}: ${left.length * 5} units are in no stroke, near ${Math.round(x / 10)},${Math.round(y / 10)}`);
  }
  return strokes;
}

/** As it is stored: x to the right and y downwards from the beginning of the baseline. @param {Line} line */
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

/** Signs above a letter take the place of its talakattu; the others stand beside it. */
const BESIDE = ['ు', 'ూ', 'ృ', 'ౄ', 'ం', 'ః'];
/** A composed akshara that is this far from the printed one on average, in units of the font, is not written so. */
const STILL_ALIKE = 10.5;

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
      if (fit <= STILL_ALIKE) own[sign] = `${Math.round(shift[0])},${Math.round(-shift[1])}`;
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
