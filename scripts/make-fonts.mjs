// Makes the font files in src/ui/fonts from the published ones: one weight of the display face, two of the reading
// faces, and only the scripts that the product uses. Run by hand when a font is updated.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('../', import.meta.url);
const target = new URL('src/ui/fonts/', root);

const characters = (/** @type {[number, number][]} */ ...ranges) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)))
    .join('');

// Latin-1, the long vowels and dotted consonants of transliterated Telugu, and the symbols used in the interface.
const latin =
  characters([0x20, 0x7e], [0xa0, 0xff], [0x100, 0x17f], [0x300, 0x325], [0x1e00, 0x1eff]) + '–—‘’“”•…‹›₹→←−×';
// Transliterated Telugu uses one face throughout, because Atkinson has no ṭ, ḍ, ṇ, ḷ, ṣ, ṟ, ṅ and ō.
const transliterated = characters([0x20, 0x7e]) + 'ñÑ–—‘’“”…';
const marks = 'āīūēōĀĪŪĒŌṅṭḍṇḷṣṟḥṄṬḌṆḶṢṞḤ';
const telugu = characters([0x964, 0x965], [0xc00, 0xc7f], [0x200c, 0x200d]) + '\u25cc ';

// The Telugu that an English page shows in its header, and on the landing page's board and pictures.
const letters = 'అఆఇఈఉఊ అమ్మ ఆవు ఇల్లు ఈగ ఉడత ఊరు తెలుగు కమాపవిచ';

const balooFiles = 'node_modules/@fontsource-variable/baloo-tammudu-2/files/';
const notoFiles = 'node_modules/@fontsource/noto-sans-telugu/files/';
const atkinsonFiles = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/';

const fonts = [
  {
    from: `${balooFiles}baloo-tammudu-2-latin-wght-normal.woff2`,
    to: 'baloo-latin.woff2',
    text: latin,
    axes: { wght: 700 },
  },
  {
    from: `${balooFiles}baloo-tammudu-2-latin-wght-normal.woff2`,
    to: 'baloo-latin-text.woff2',
    text: transliterated,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: `${balooFiles}baloo-tammudu-2-latin-ext-wght-normal.woff2`,
    to: 'baloo-marks.woff2',
    text: marks,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: `${balooFiles}baloo-tammudu-2-telugu-wght-normal.woff2`,
    to: 'baloo-telugu.woff2',
    text: telugu,
    axes: { wght: 700 },
  },
  {
    from: `${balooFiles}baloo-tammudu-2-telugu-wght-normal.woff2`,
    to: 'baloo-letters.woff2',
    text: letters,
    axes: { wght: 700 },
  },
  { from: `${notoFiles}noto-sans-telugu-telugu-400-normal.woff2`, to: 'noto-telugu-400.woff2', text: telugu },
  { from: `${notoFiles}noto-sans-telugu-telugu-600-normal.woff2`, to: 'noto-telugu-600.woff2', text: telugu },
  {
    from: `${atkinsonFiles}atkinson-hyperlegible-next-latin-wght-normal.woff2`,
    to: 'atkinson-latin.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: `${atkinsonFiles}atkinson-hyperlegible-next-latin-ext-wght-normal.woff2`,
    to: 'atkinson-latin-ext.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(target, { recursive: true });
for (const font of fonts) {
  const source = await readFile(new URL(font.from, root));
  const made = await subsetFont(source, font.text, {
    targetFormat: 'woff2',
    ...(font.axes ? { variationAxes: font.axes } : {}),
  });
  await writeFile(new URL(font.to, target), made);
  console.log(`${font.to}: ${source.length} → ${made.length} bytes (${fileURLToPath(target)})`);
}
