// Makes public/icons from the display face's letter అ: the SVG, its PNG sizes and the image for shared links.
// Run by hand when the logo changes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { ensureBrowser } from './setup/browser.mjs';

const root = new URL('../', import.meta.url);
const target = new URL('public/icons/', root);
const fontFile = (/** @type {string} */ name) => readFile(new URL(`src/ui/fonts/${name}.woff2`, root));

const LETTER = 'అ';
const VERMILION = '#b93524';

/** The outline of అ, with y pointing up, and its bounding box. */
async function letter() {
  const outlines = await subsetFont(await fontFile('baloo-telugu'), LETTER, { targetFormat: 'sfnt' });
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(outlines).buffer)));
  const buffer = new harfbuzz.Buffer();
  buffer.addText(LETTER);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const [glyph] = buffer.getGlyphInfos();
  if (!glyph) throw new Error('The font has no అ');
  const extents = font.glyphExtents(glyph.codepoint);
  if (!extents) throw new Error('The letter has no outline');
  const { xBearing, yBearing, width, height } = extents;
  return {
    path: font.glyphToPath(glyph.codepoint),
    centerX: xBearing + width / 2,
    centerY: yBearing + height / 2,
    width,
  };
}

/** @param {{ share: number, radius: number }} look the letter's share of the width, and the corner radius */
async function mark({ share, radius }) {
  const { path, centerX, centerY, width } = await letter();
  const scale = (512 * share) / width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${radius}" fill="${VERMILION}"/><path fill="#fff" transform="translate(256 256) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)}) translate(${-centerX} ${-centerY})" d="${path}"/></svg>`;
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });

/** @param {string} html @param {number} width @param {number} height @param {string} name */
async function saveImage(html, width, height, name) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>*{margin:0}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: new URL(name, target).pathname, omitBackground: true });
  await page.close();
}

const sized = (/** @type {string} */ svg, /** @type {number} */ size) =>
  svg.replace('<svg ', `<svg width="${size}" height="${size}" `);

async function shareCard() {
  const face = async (/** @type {string} */ name) =>
    `@font-face{font-family:${name};src:url(data:font/woff2;base64,${(await fontFile(name)).toString('base64')})}`;
  const svg = await mark({ share: 0.72, radius: 0 });
  return `<style>${await face('baloo-latin')}${await face('baloo-telugu')}
    body{background:#faf4e8;color:#231b3a;width:1200px;height:630px;display:grid;grid-template-columns:1fr 530px;align-items:center;font-family:baloo-latin,baloo-telugu}
    h1{font:700 86px/1.15 baloo-latin;padding-left:70px} b{color:${VERMILION}} p{font-size:40px;padding:20px 0 0 70px;color:#5f566d}
    div.card{margin:50px;height:530px;border-radius:48px;overflow:hidden;background:#2f3c97;display:grid;place-items:center}</style>
    <div><h1>Hear it, read it, <b>say it</b> in Telugu.</h1><p>Aksharam · అక్షరం</p></div>
    <div class="card">${sized(svg.replace(VERMILION, '#2f3c97'), 430)}</div>`;
}

await mkdir(target, { recursive: true });
const rounded = await mark({ share: 0.68, radius: 116 });
const square = await mark({ share: 0.62, radius: 0 });
// A launcher may crop a maskable icon to a circle of 80 % of its width.
const maskable = await mark({ share: 0.5, radius: 0 });
await writeFile(new URL('icon.svg', target), rounded);
await saveImage(sized(rounded, 192), 192, 192, 'icon-192.png');
await saveImage(sized(rounded, 512), 512, 512, 'icon-512.png');
await saveImage(sized(maskable, 512), 512, 512, 'icon-maskable-512.png');
await saveImage(sized(square, 180), 180, 180, 'apple-touch-icon.png');
await saveImage(await shareCard(), 1200, 630, 'share.png');
await browser.close();
