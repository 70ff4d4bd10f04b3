// Collects every text that the product shows, in both languages if it has both, with its place in the source.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../build/files.mjs';
import { isShown } from './places.mjs';
import { catalogueIn, textsIn } from './textsIn.mjs';

/** @typedef {import('./textsIn.mjs').Text} Text */
/** @typedef {import('./textsIn.mjs').Side} Side */

const CATALOGUE = /^src\/i18n\/(en|te)\/(.+)$/;

/**
 * A catalogue has one file per language.
 * @param {string} name @param {ReadonlyMap<string, Side>} english @param {ReadonlyMap<string, Side>} telugu
 * @returns {Text[]}
 */
const catalogueTexts = (name, english, telugu) =>
  [...new Set([...english.keys(), ...telugu.keys()])].map((key) => ({
    place: 'Interface',
    file: `src/i18n/te/${name}`,
    key,
    field: key,
    en: english.get(key) ?? null,
    te: telugu.get(key) ?? null,
  }));

/** @param {string} root the project's folder @returns {Promise<Text[]>} */
export async function collectTexts(root) {
  const files = (await filesBelow(join(root, 'src'))).map((file) => `src/${file}`).filter(isShown);
  /** @type {Text[]} */
  const texts = [];
  const catalogues = { en: new Map(), te: new Map() };
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8');
    const [, language, name] = CATALOGUE.exec(file) ?? [];
    if (language === 'en' || language === 'te') catalogues[language].set(name, catalogueIn(file, source, language));
    else texts.push(...textsIn(file, source));
  }
  const names = new Set([...catalogues.en.keys(), ...catalogues.te.keys()]);
  const ofCatalogues = [...names].flatMap((name) =>
    catalogueTexts(name, catalogues.en.get(name) ?? new Map(), catalogues.te.get(name) ?? new Map()),
  );
  return [...ofCatalogues, ...texts];
}
