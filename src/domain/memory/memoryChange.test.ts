import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poemLineKey } from '../activity/itemKey';
import { packed, unpacked } from './dayCounts';
import { type DayAnswers, memoryChange } from './memoryChange';
import { EMPTY_MEMORY, partOf } from './memoryDocument';
import { rebuildMemory, withMemoryChange } from './withMemoryChange';

const answersOf = (fields: Partial<DayAnswers>): DayAnswers => ({ day: '2026-11-15', right: [], wrong: [], ...fields });
const DAY = '20772';

const changesOf = (fields: Partial<DayAnswers>) =>
  Object.fromEntries(
    memoryChange(answersOf(fields)).map(({ part, increments }) => [
      part,
      Object.fromEntries(increments.map(({ path, by }) => [path.join(' '), unpacked(by)])),
    ]),
  );

describe('the memory part of a key', () => {
  it.each([
    ['letter:ధ', 'letters'],
    ['sign:ి', 'letters'],
    ['word:animals_cow', 'words'],
    ['phrase:namaste', 'words'],
    ['number:7', 'words'],
    ['sentence:x', 'sentences'],
    ['form:x', 'sentences'],
    ['fact:x', 'sentences'],
    [poemLineKey('chaduvadi-yenta-galgina', 3), 'poems'],
    ['Which one flies?', null],
    ['constructor:x', null],
    ['letter', null],
    ['', null],
  ])('%s is %s', (key, part) => expect(partOf(key)).toBe(part));
});

describe('the memory change of answers', () => {
  it('is counted per part, item and day', () => {
    expect(
      changesOf({ right: ['letter:ధ', 'letter:ధ', 'word:animals_cow'], hesitant: ['letter:ధ'], wrong: ['letter:ధ'] }),
    ).toEqual({
      letters: { [`items letter:ధ ${DAY}`]: { right: 2, hesitant: 1, wrong: 1 } },
      words: { [`items word:animals_cow ${DAY}`]: { right: 1, hesitant: 0, wrong: 0 } },
    });
  });

  it('counts mixed-up and told-apart letters in one number per pair', () => {
    expect(changesOf({ mixedUp: ['ధ ద', 'ధ ద'], toldApart: ['ధ ద', 'ి ీ'] })).toEqual({
      letters: {
        [`pairs ధ ద ${DAY}`]: { right: 1, hesitant: 0, wrong: 2 },
        [`pairs ి ీ ${DAY}`]: { right: 1, hesitant: 0, wrong: 0 },
      },
    });
  });

  it('ignores invalid items, pairs and days', () => {
    expect(changesOf({ right: ['Which one flies?', '__proto__'], wrong: ['x:y'] })).toEqual({});
    expect(changesOf({ mixedUp: ['', 'ధ', 'ధ ధ', 'ధ ద త', 'a b', ' ధ'], toldApart: ['ధ  ద'] })).toEqual({});
    for (const day of ['', '2026-02-30', '1969-12-31', 'constructor'])
      expect(memoryChange(answersOf({ day, right: ['letter:ధ'] }))).toEqual([]);
  });

  it('never has more hesitant answers than right ones', () => {
    const { letters } = changesOf({ right: ['letter:ధ'], hesitant: ['letter:ధ', 'letter:ధ', 'letter:ద'] });
    expect(letters).toEqual({ [`items letter:ధ ${DAY}`]: { right: 1, hesitant: 1, wrong: 0 } });
  });
});

describe('the packed number of a day', () => {
  const anyCounts = fc
    .record({ right: fc.nat(2_000), hesitant: fc.nat(2_000), wrong: fc.nat(2_000) })
    .map(({ right, hesitant, wrong }) => ({ right, hesitant: Math.min(right, hesitant), wrong }));

  it('contains the sums of all counts added to it', () => {
    fc.assert(
      fc.property(fc.array(anyCounts, { maxLength: 4 }), (days) => {
        const sum = (count: 'right' | 'hesitant' | 'wrong') => days.reduce((total, day) => total + day[count], 0);
        const number = days.map(packed).reduce((total, day) => total + day, 0);
        expect(unpacked(number)).toEqual({ right: sum('right'), hesitant: sum('hesitant'), wrong: sum('wrong') });
      }),
    );
  });

  it('is read as valid counts even if it is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.maxSafeInteger()), (number) => {
        const { right, hesitant, wrong } = unpacked(number);
        for (const count of [right, hesitant, wrong]) {
          expect(Number.isInteger(count)).toBe(true);
          expect(count).toBeGreaterThanOrEqual(0);
          expect(count).toBeLessThan(10_000);
        }
        expect(hesitant).toBeLessThanOrEqual(right);
      }),
      { numRuns: 500 },
    );
    for (const number of [-5, 0.5, Number.NaN, Infinity, 1e15])
      expect(unpacked(number)).toEqual({ right: 0, hesitant: 0, wrong: 0 });
    expect(unpacked(3.7).right).toBe(3);
  });
});

describe('a rebuilt memory', () => {
  it('equals one that was changed activity by activity', () => {
    const all = [
      answersOf({ right: ['letter:ధ', 'line:p/1'], mixedUp: ['ధ ద'] }),
      answersOf({ day: '2026-11-16', wrong: ['letter:ధ'], right: ['fact:x'] }),
      answersOf({ right: ['letter:ధ'], hesitant: ['letter:ధ'] }),
    ];
    const changed = all
      .flatMap(memoryChange)
      .filter(({ part }) => part === 'letters')
      .reduce((document, { increments }) => withMemoryChange(document, increments), EMPTY_MEMORY);
    expect(rebuildMemory(all).letters).toEqual(changed);
    expect(rebuildMemory(all).words).toEqual(EMPTY_MEMORY);
    expect(Object.keys(rebuildMemory(all).poems.items)).toEqual(['line:p/1']);
  });

  it('does not change the original document', () => {
    const { letters: before } = rebuildMemory([answersOf({ right: ['letter:ధ', 'letter:ద'] })]);
    const copy = structuredClone(before);
    const [change] = memoryChange(answersOf({ right: ['letter:ధ', 'letter:ధ'] }));
    const after = withMemoryChange(before, change?.increments ?? []);
    expect(before).toEqual(copy);
    expect(after.items['letter:ధ']).toEqual({ [DAY]: 3 });
    expect(after.items['letter:ద']).toBe(before.items['letter:ద']);
  });
});
