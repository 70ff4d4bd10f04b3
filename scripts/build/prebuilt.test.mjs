// No time is measured here: what comes with what is read from the imports of the source.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORD_CATEGORIES } from '../../src/content/words/word';
import { MADE_BEFOREHAND, prebuilt } from './prebuilt.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SRC = join(ROOT, 'src');
const known = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|contract|testing)\.tsx?$/u.test(file))
    .map((file) => join(SRC, file)),
);

// Types leave no trace in a build, and import() makes a piece of its own.
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?['"](\.[^'"]+)['"]/gmu;

/** Each file is read once, however many others lead to it. @type {Map<string, string[]>} */
const imports = new Map();

/** @param {string} file @returns {string[]} */
function importsOf(file) {
  const found = imports.get(file) ?? importsIn(file);
  imports.set(file, found);
  return found;
}

/** @param {string} file @returns {string[]} */
function importsIn(file) {
  // A build keeps what these make, and none of their imports.
  if (MADE_BEFOREHAND.some((name) => file === join(ROOT, name))) return [];
  return [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].flatMap(([, name = '']) => {
    const path = resolve(dirname(file), name);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => known.has(candidate)) ?? [];
  });
}

/** Everything that comes with a file. @param {string} file */
function reached(file) {
  const seen = new Set([file]);
  for (const one of seen) for (const next of importsOf(one)) seen.add(next);
  return seen;
}

const texts = WORD_CATEGORIES.map((category) => join(SRC, 'content/words', `${category}.ts`));
const outside = [...known].filter((file) => !file.startsWith(join(SRC, 'content')));

describe('the texts of the word bank', () => {
  it('come with no screen, adapter or rule: each theme is fetched when a word of it is opened', () => {
    const heavy = outside.filter((file) => {
      const all = reached(file);
      return texts.some((text) => all.has(text));
    });
    expect(heavy).toEqual([]);
  });

  it('would be noticed: the whole bank reaches them', () => {
    const all = reached(join(SRC, 'content/words/index.ts'));
    expect(texts.filter((text) => !all.has(text))).toEqual([]);
  });

  it('are in a build not even where the words’ names are', async () => {
    const { load } = prebuilt();
    const code =
      typeof load === 'function' ? await Reflect.apply(load, null, [join(ROOT, MADE_BEFOREHAND[0] ?? '')]) : '';
    expect(code).toMatch(/^export const packedHeads = JSON\.parse\(/u);
    expect(code).not.toMatch(/explanations\\":|\bimport\b/u);
  });
});

describe('the stories and rhymes', () => {
  it('come with no screen, not even with the shelf: each is fetched when it is opened', () => {
    const isText = (/** @type {string} */ file) => /\/content\/(?:stories|rhymes)\//u.test(file);
    expect(outside.filter((file) => [...reached(file)].some(isText))).toEqual([]);
  });

  it('are in a build not where the shelf is', async () => {
    const { load } = prebuilt();
    const shelf = MADE_BEFOREHAND.find((file) => file.endsWith('shelf/catalogue.ts')) ?? '';
    const code = typeof load === 'function' ? await Reflect.apply(load, null, [join(ROOT, shelf)]) : '';
    expect(code).toMatch(/^export const catalogue = JSON\.parse\(/u);
    expect(code).not.toMatch(/questions\\":|\bimport\b/u);
  });
});

describe('the names of the words', () => {
  it('come with no screen either before it shows some', () => {
    const heads = join(SRC, 'content/bank/heads.ts');
    expect(outside.filter((file) => reached(file).has(heads))).toEqual([]);
  });
});
