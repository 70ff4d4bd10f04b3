import { describe, expect, test } from 'vitest';
import type { Rhyme } from '../../domain/reading/rhyme';
import { wordsOf } from '../../domain/reading/words';

const files = Object.entries(
  import.meta.glob<Record<string, Rhyme>>(['./*.ts', '!./*.test.ts', '!./index.ts'], { eager: true }),
).map(([path, file]) => [path.slice('./'.length, -'.ts'.length), Object.values(file)] as const);
const rhymes = files.flatMap(([, inFile]) => inFile);

/** The minimum distance at which two things in a row do not hide each other. */
const APART = 14;

test('every file contains one rhyme, with the name of the file', () => {
  expect(files.map(([name, inFile]) => [name, inFile.map(({ id }) => id)])).toEqual(
    files.map(([name]) => [name, [name]]),
  );
  expect(new Set(rhymes.map(({ id }) => id)).size).toBe(rhymes.length);
  expect(rhymes.length).toBeGreaterThanOrEqual(10);
});

describe.for(rhymes.map((rhyme) => [rhyme.id, rhyme] as const))('%s', ([, rhyme]) => {
  const lines = rhyme.lines.flat();

  test('has every text in both languages', () => {
    const texts = [rhyme.title, ...lines, rhyme.scene.description, rhyme.note];
    expect(lines.length).toBeGreaterThan(0);
    expect(rhyme.lines.filter((verse) => verse.length === 0)).toEqual([]);
    expect(texts.filter(({ te }) => wordsOf(te).length === 0 || te !== te.normalize('NFC'))).toEqual([]);
    expect(texts.filter(({ en }) => !/[a-z]/iu.test(en))).toEqual([]);
  });

  test('explains only words that it contains', () => {
    const used = new Set([rhyme.title.te, ...lines.map(({ te }) => te)].flatMap(wordsOf));
    expect(Object.keys(rhyme.words).filter((word) => !used.has(word))).toEqual([]);
    expect(Object.values(rhyme.words).filter(({ en, of }) => en === '' || of === '')).toEqual([]);
  });

  test('has a picture in which nothing is hidden', () => {
    const { things } = rhyme.scene;
    expect(things.length).toBeGreaterThan(0);
    expect(things.length).toBeLessThanOrEqual(6);
    const hidden = things.filter((one, at) =>
      things.some((other, to) => to > at && other.row === one.row && Math.abs(other.x - one.x) < APART),
    );
    expect(hidden).toEqual([]);
  });
});
