import { describe, expect, test } from 'vitest';
import type { Rhyme } from '../../domain/reading/rhyme';
import { wordsOf } from '../../domain/reading/words';

const files = Object.entries(
  import.meta.glob<Record<string, Rhyme>>(['./*.ts', '!./*.test.ts', '!./index.ts'], { eager: true }),
).map(([path, file]) => [path.slice('./'.length, -'.ts'.length), Object.values(file)] as const);
const rhymes = files.flatMap(([, inFile]) => inFile);

/** As far apart as two things of one row must stand, not to hide each other. */
const APART = 14;

test('every file holds the one rhyme that it is named after', () => {
  expect(files.map(([name, inFile]) => [name, inFile.map(({ id }) => id)])).toEqual(
    files.map(([name]) => [name, [name]]),
  );
  expect(new Set(rhymes.map(({ id }) => id)).size).toBe(rhymes.length);
  expect(rhymes.length).toBeGreaterThanOrEqual(10);
});

describe.for(rhymes.map((rhyme) => [rhyme.id, rhyme] as const))('%s', ([, rhyme]) => {
  const lines = rhyme.lines.flat();

  test('says everything in both languages', () => {
    const texts = [rhyme.title, ...lines, rhyme.scene.description, rhyme.note];
    expect(lines.length).toBeGreaterThan(0);
    expect(rhyme.lines.filter((verse) => verse.length === 0)).toEqual([]);
    expect(texts.filter(({ te }) => wordsOf(te).length === 0 || te !== te.normalize('NFC'))).toEqual([]);
    expect(texts.filter(({ en }) => !/[a-z]/iu.test(en))).toEqual([]);
  });

  test('explains only words that it has', () => {
    const used = new Set([rhyme.title.te, ...lines.map(({ te }) => te)].flatMap(wordsOf));
    expect(Object.keys(rhyme.words).filter((word) => !used.has(word))).toEqual([]);
    expect(Object.values(rhyme.words).filter(({ en, of }) => en === '' || of === '')).toEqual([]);
  });

  test('has a picture in which nothing hides another thing', () => {
    const { things } = rhyme.scene;
    expect(things.length).toBeGreaterThan(0);
    expect(things.length).toBeLessThanOrEqual(6);
    const hidden = things.filter((one, at) =>
      things.some((other, to) => to > at && other.row === one.row && Math.abs(other.x - one.x) < APART),
    );
    expect(hidden).toEqual([]);
  });
});
