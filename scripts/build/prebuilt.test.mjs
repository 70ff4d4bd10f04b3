// Checks by their imports, without measuring time, that screens do not load large content.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORD_CATEGORIES } from '../../src/content/words/word';
import { PREBUILT_MODULES, prebuilt } from './prebuilt.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SRC = join(ROOT, 'src');
const known = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|contract|testing)\.tsx?$/u.test(file))
    .map((file) => join(SRC, file)),
);

// A build drops type imports, and import() makes a separate chunk.
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?['"](\.[^'"]+)['"]/gmu;

/** Caches the imports of each file. @type {Map<string, string[]>} */
const imports = new Map();

/** @param {string} file @returns {string[]} */
function importsOf(file) {
  const found = imports.get(file) ?? importsIn(file);
  imports.set(file, found);
  return found;
}

/** @param {string} file @returns {string[]} */
function importsIn(file) {
  // A build ships the result of these modules and none of their imports.
  if (PREBUILT_MODULES.some((name) => file === join(ROOT, name))) return [];
  return [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].flatMap(([, name = '']) => {
    const path = resolve(dirname(file), name);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => known.has(candidate)) ?? [];
  });
}

/** The file and everything it imports statically. @param {string} file */
function reachedFrom(file) {
  const seen = new Set([file]);
  for (const one of seen) for (const next of importsOf(one)) seen.add(next);
  return seen;
}

const texts = WORD_CATEGORIES.map((category) => join(SRC, 'content/words', `${category}.ts`));
const outside = [...known].filter((file) => !file.startsWith(join(SRC, 'content')));

describe('the texts of the word bank', () => {
  it('are loaded by no screen, adapter or rule: a theme is fetched when one of its words is opened', () => {
    const heavy = outside.filter((file) => {
      const all = reachedFrom(file);
      return texts.some((text) => all.has(text));
    });
    expect(heavy).toEqual([]);
  });

  it('are found by this check: the whole bank reaches them', () => {
    const all = reachedFrom(join(SRC, 'content/words/index.ts'));
    expect(texts.filter((text) => !all.has(text))).toEqual([]);
  });

  it('are not shipped with the list of words', async () => {
    const { load } = prebuilt();
    const code =
      typeof load === 'function' ? await Reflect.apply(load, null, [join(ROOT, PREBUILT_MODULES[0] ?? '')]) : '';
    expect(code).toMatch(/^export const packedHeads = JSON\.parse\(/u);
    expect(code).not.toMatch(/explanations\\":|\bimport\b/u);
  });
});

describe('the stories and rhymes', () => {
  it('are loaded by no screen, not even the bookshelf: each is fetched when it is opened', () => {
    const isText = (/** @type {string} */ file) => /\/content\/(?:stories|rhymes)\//u.test(file);
    expect(outside.filter((file) => [...reachedFrom(file)].some(isText))).toEqual([]);
  });

  it('are not shipped with the bookshelf', async () => {
    const { load } = prebuilt();
    const shelf = PREBUILT_MODULES.find((file) => file.endsWith('shelf/catalogue.ts')) ?? '';
    const code = typeof load === 'function' ? await Reflect.apply(load, null, [join(ROOT, shelf)]) : '';
    expect(code).toMatch(/^export const catalogue = JSON\.parse\(/u);
    expect(code).not.toMatch(/questions\\":|\bimport\b/u);
  });
});

describe('the list of words', () => {
  it('is loaded by no screen before it shows words', () => {
    const heads = join(SRC, 'content/bank/heads.ts');
    expect(outside.filter((file) => reachedFrom(file).has(heads))).toEqual([]);
  });
});
