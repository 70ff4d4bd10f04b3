import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../build/files.mjs';
import { faultLine } from '../checks/telugu/fault.mjs';
import { faultsOf, tooFew } from '../checks/telugu.mjs';
import { collectTexts } from './collect.mjs';
import { isShown, placeOf } from './places.mjs';
import { catalogueIn, textsIn } from './textsIn.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string} source @param {string} file */
const summary = (source, file = 'src/content/words/example.ts') =>
  textsIn(file, source).map(({ key, en, te }) => [key, en?.text ?? null, te?.text ?? null]);

describe('the texts of a file', () => {
  test('are paired by language, however deep they are nested and whatever their fields are called', () => {
    const source = `
      import type { Word } from './word';
      export const animals: readonly Word[] = [
        { english: 'dog', telugu: 'కుక్క', explanations: [{ en: 'A dog barks.', te: 'కుక్క మొరుగుతుంది.' }] },
      ];
      const POEM = { title: 'ఉప్పు', titleEnglish: 'Salt', teluguMeaning: 'అర్థం', englishTranslation: 'Meaning' };
      const MODULE = { title: 'Vowels', titleTelugu: 'అచ్చులు' };`;
    expect(summary(source)).toEqual([
      ['animals › dog', 'dog', 'కుక్క'],
      ['animals › dog › explanations › 0', 'A dog barks.', 'కుక్క మొరుగుతుంది.'],
      ['POEM › title', 'Salt', 'ఉప్పు'],
      ['POEM › teluguMeaning', 'Meaning', 'అర్థం'],
      ['MODULE › titleTelugu', 'Vowels', 'అచ్చులు'],
    ]);
  });

  test('may be in one language, and ids and pictures are left out', () => {
    const source = `export const words = [{ id: 'food_rice', alsoTelugu: ['బువ్వ'], alsoEnglish: ['cooked rice'], picture: '🍚' }];`;
    expect(summary(source)).toEqual([
      ['words › food_rice › alsoTelugu › 0', null, 'బువ్వ'],
      ['words › food_rice › alsoEnglish › 0', 'cooked rice', null],
    ]);
  });

  test('are joined into sentences if they are written word by word', () => {
    const source = `export const one = { key: 'sentence:a', words: [{ telugu: 'నేను', english: 'I' }, { telugu: 'వచ్చాను', english: 'came' }], end: '.', english: 'I came.' };`;
    const [whole, ...words] = textsIn('src/content/lessons/example.ts', source);
    expect([whole?.en?.text, whole?.te?.text, whole?.te?.literal]).toEqual(['I came.', 'నేను వచ్చాను.', null]);
    expect(words.map(({ te }) => te?.text)).toEqual(['నేను', 'వచ్చాను']);
  });

  test('are found in calls, in templates and inside functions', () => {
    const source =
      "const line = (level: number) => ({ en: `Level ${level}`, te: `${level}వ స్థాయి` });\nverb('చేయు', 'to do');";
    expect(summary(source)).toEqual([
      ['line', 'Level ${level}', '${level}వ స్థాయి'],
      ['చేయు', 'to do', 'చేయు'],
    ]);
  });

  test('outside the content are only those in both languages: the others are tables for rules', () => {
    const source = `const SIGNS = ['ా', 'ి'];\nconst ASK = { en: 'What is it?', te: 'ఇది ఏమిటి?' };\nconst LOCALES = { en: 'en-IN', te: 'te-IN' };`;
    expect(summary(source, 'src/features/example.ts')).toEqual([['ASK', 'What is it?', 'ఇది ఏమిటి?']]);
  });

  test('know their place in the source, even after Telugu letters and escaped quotes', () => {
    const source = `export const a = [\n  { en: 'One', te: 'ఒకటి' },\n  { en: 'It\\'s two', te: "రెండు" },\n];`;
    const second = textsIn('src/content/pages/example.ts', source)[1];
    const literal = second?.te?.literal;
    expect([second?.en?.text, second?.te?.line]).toEqual(["It's two", 3]);
    expect(source.slice(literal?.start, literal?.end)).toBe('"రెండు"');
  });

  test('have unique keys, so that a note finds its text again', () => {
    const source = `export const a = { x: flag ? { en: 'Yes', te: 'అవును' } : { en: 'No', te: 'కాదు' } };`;
    expect(summary(source).map(([key]) => key)).toEqual(['a › x', 'a › x (2)']);
  });
});

test('a key of a catalogue may be named like a language', () => {
  const side = catalogueIn('src/i18n/te/example.ts', `export const te = { te: 'తెలుగులో', hello: 'నమస్తే' };`, 'te');
  expect([...side].map(([key, { text }]) => [key, text])).toEqual([
    ['te', 'తెలుగులో'],
    ['hello', 'నమస్తే'],
  ]);
});

test.each([
  ['src/i18n/te/site.ts', 'Interface'],
  ['src/content/padyalu/vemana.ts', 'Poems'],
  ['src/content/stories/crow.ts', 'Stories'],
  ['src/content/levels.ts', 'Lists'],
  ['src/domain/lesson/whyRight.ts', 'Screens'],
])('%s belongs to the place %s', (file, place) => expect(placeOf(file)).toBe(place));

describe('all texts of the product', async () => {
  const texts = await collectTexts(root);

  test('are thousands, each with a unique key', () => {
    expect(texts.length).toBeGreaterThan(10_000);
    const ids = texts.map(({ file, key }) => `${file} ${key}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  /** @type {Map<string, { start: number, end: number }[]>} */
  const literalsOf = new Map();
  for (const side of texts.flatMap(({ en, te }) => [en, te])) {
    if (!side?.literal) continue;
    const ofFile = literalsOf.get(side.file);
    if (ofFile) ofFile.push(side.literal);
    else literalsOf.set(side.file, [side.literal]);
  }

  test('pass all checks, and are as many as expected', () => {
    expect([...tooFew(texts), ...faultsOf(texts).map(faultLine)]).toEqual([]);
  });

  test('are in the source at the recorded positions', async () => {
    const misplaced = [];
    for (const [file, literals] of literalsOf) {
      const source = await readFile(join(root, file), 'utf8');
      for (const { start } of literals)
        if (!['"', "'", '`'].includes(source.charAt(start))) misplaced.push([file, start]);
    }
    expect(misplaced).toEqual([]);
  });

  test('are complete: no Telugu of a catalogue or of the content is missing', async () => {
    const files = (await filesBelow(join(root, 'src'))).map((file) => `src/${file}`).filter(isShown);
    const missing = [];
    for (const file of files.filter((name) => /^src\/(content|i18n)\//.test(name))) {
      const source = await readFile(join(root, file), 'utf8');
      const literals = (literalsOf.get(file) ?? []).toSorted((one, other) => one.start - other.start);
      const between = [{ end: 0 }, ...literals].map(({ end }, at) => source.slice(end, literals[at]?.start));
      const withoutComments = between.join(' ').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
      // A word used as a property name is also part of its text.
      const withoutNames = withoutComments.replaceAll(/['"]?[\u0c00-\u0c7f\u200c]+['"]?(?=:)/gu, '');
      for (const line of withoutNames.match(/.*[\u0c00-\u0c7f].*/gu) ?? []) missing.push([file, line]);
    }
    expect(missing).toEqual([]);
  });

  test('include every text of the catalogues in both languages', () => {
    const catalogues = texts.filter(({ place }) => place === 'Interface');
    expect(catalogues.filter(({ en, te }) => en === null || te === null)).toEqual([]);
    expect(catalogues.length).toBeGreaterThan(800);
  });
});
