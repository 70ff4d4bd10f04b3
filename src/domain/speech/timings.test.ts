import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentWord,
  estimatedTimings,
  fittingTimings,
  joinedTimings,
  shiftedTimings,
  type WordTiming,
} from './timings';

// The 0.01 seconds of the specification, with room for rounding.
const TOLERANCE_SECONDS = 0.0101;

const word = fc.string({ unit: fc.constantFrom('అ', 'క', 'మ్మ', 'లు'), minLength: 1, maxLength: 12 });
const seconds = fc.double({ min: 0.05, max: 600, noNaN: true });

/** Words in order, some with pauses between them. */
const timings = fc
  .array(fc.tuple(word, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0.02, max: 2, noNaN: true })))
  .map((parts) => {
    let at = 0;
    return parts.map(([text, pause, length]): WordTiming => {
      const startTime = at + pause;
      at = startTime + length;
      return { text, startTime, endTime: at };
    });
  });

describe('estimated timings', () => {
  test('are 0.3 seconds per word plus 0.15 per character if the audio has that length', () => {
    expect(estimatedTimings(['ab', 'abcd'], 0.6 + 0.9)).toEqual([
      { text: 'ab', startTime: 0, endTime: expect.closeTo(0.6) },
      { text: 'abcd', startTime: expect.closeTo(0.6), endTime: 1.5 },
    ]);
  });

  test('are scaled to the length of the audio', () => {
    expect(estimatedTimings(['ab', 'abcd'], 3)[1]?.startTime).toBeCloseTo(1.2);
  });

  test('exist for each word, in order, inside the audio, and the last one ends with it', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), seconds, (words, length) => {
        const estimated = estimatedTimings(words, length);
        expect(estimated.map(({ text }) => text)).toEqual(words);
        expect(estimated[0]?.startTime).toBe(0);
        expect(estimated.at(-1)?.endTime).toBeCloseTo(length);
        for (const [index, timing] of estimated.entries()) {
          expect(timing.endTime).toBeGreaterThan(timing.startTime);
          expect(timing.endTime).toBeLessThanOrEqual(length);
          expect(timing.startTime).toBe(index === 0 ? 0 : estimated[index - 1]?.endTime);
        }
      }),
    );
  });
});

describe('timings of several parts', () => {
  test('are shifted by the length of the parts before', () => {
    const part = (text: string) => ({
      timings: [{ text, startTime: 0.1, endTime: 0.9 }],
      seconds: 1,
      continuesWord: false,
    });
    expect(joinedTimings([part('a'), part('b'), part('c')]).map(({ startTime }) => startTime)).toEqual([0.1, 1.1, 2.1]);
  });

  test('are merged for a word that two parts share', () => {
    const joined = joinedTimings([
      {
        timings: [
          { text: 'అ', startTime: 0, endTime: 1 },
          { text: 'కా', startTime: 1, endTime: 2 },
        ],
        seconds: 2,
        continuesWord: false,
      },
      {
        timings: [
          { text: 'కి', startTime: 0, endTime: 1 },
          { text: 'ఇ', startTime: 1, endTime: 2 },
        ],
        seconds: 2,
        continuesWord: true,
      },
    ]);
    expect(joined).toEqual([
      { text: 'అ', startTime: 0, endTime: 1 },
      { text: 'కాకి', startTime: 1, endTime: 3 },
      { text: 'ఇ', startTime: 3, endTime: 4 },
    ]);
  });

  test('are also shifted by a part without words', () => {
    const silent = { timings: [], seconds: 5, continuesWord: false };
    expect(
      joinedTimings([silent, { ...silent, timings: [{ text: 'a', startTime: 0, endTime: 1 }] }])[0]?.startTime,
    ).toBe(5);
  });

  test('have the same length after shifting', () => {
    fc.assert(
      fc.property(timings, seconds, (list, by) => {
        for (const [index, { startTime, endTime }] of shiftedTimings(list, by).entries()) {
          const before = list[index];
          expect(endTime - startTime).toBeCloseTo((before?.endTime ?? 0) - (before?.startTime ?? 0));
        }
      }),
    );
  });
});

describe('a voice’s own timings', () => {
  const mother: WordTiming = { text: 'అమ్మ', startTime: 0, endTime: 0.5 };
  const father: WordTiming = { text: 'నాన్న', startTime: 0.5, endTime: 1 };
  const good = [mother, father];

  test('are used if they fit, with the words as written', () => {
    expect(fittingTimings(['అమ్మ,', 'నాన్న!'], good, 1)?.map(({ text }) => text)).toEqual(['అమ్మ,', 'నాన్న!']);
  });

  test('are cut at the end of the audio and where words touch', () => {
    const touching = [
      { ...mother, endTime: 0.505 },
      { ...father, endTime: 1.005 },
    ];
    expect(fittingTimings(['అమ్మ', 'నాన్న'], touching, 1)).toEqual([
      { text: 'అమ్మ', startTime: 0, endTime: 0.505 },
      { text: 'నాన్న', startTime: 0.505, endTime: 1 },
    ]);
  });

  test.each([
    ['there are too few', [mother]],
    ['the words differ', [mother, { ...father, text: 'తాత' }]],
    [
      'they overlap',
      [
        { ...mother, endTime: 0.9 },
        { ...father, startTime: 0.4 },
      ],
    ],
    ['they end after the audio', [mother, { ...father, endTime: 1.5 }]],
    ['one has no length', [mother, { ...father, endTime: 0.5 }]],
    ['one is not a number', [mother, { ...father, startTime: Number.NaN }]],
  ])('are refused when %s', (_, list) => {
    expect(fittingTimings(['అమ్మ', 'నాన్న'], list, 1)).toBeNull();
  });
});

describe('the current word', () => {
  const two: WordTiming[] = [
    { text: 'a', startTime: 0.5, endTime: 1 },
    { text: 'b', startTime: 1.5, endTime: 2 },
  ];

  test.each([
    [0, null],
    [0.48, null],
    [0.495, 0],
    [0.999, 0],
    [1.005, 0],
    [1.2, null],
    [1.495, 1],
    [2.005, 1],
    [2.02, null],
    [1e9, null],
    [-1, null],
    [Number.NaN, null],
  ])('at %d seconds it is %s', (time, expected) => {
    expect(currentWord(two, time)).toBe(expected);
  });

  test('is spoken at that time, within 0.01 seconds, and only moves forward', () => {
    fc.assert(
      fc.property(timings, fc.array(fc.double({ min: 0, max: 100, noNaN: true })), (list, times) => {
        let before = -1;
        for (const time of times.toSorted((a, b) => a - b)) {
          const index = currentWord(list, time);
          if (index === null) continue;
          const found = list[index] ?? { startTime: NaN, endTime: NaN };
          expect(time).toBeGreaterThanOrEqual(found.startTime - TOLERANCE_SECONDS);
          expect(time).toBeLessThan(found.endTime + TOLERANCE_SECONDS);
          expect(index).toBeGreaterThanOrEqual(before);
          before = index;
        }
      }),
    );
  });

  test('is found in the middle of every word', () => {
    fc.assert(
      fc.property(timings, (list) => {
        for (const [index, { startTime, endTime }] of list.entries()) {
          expect(currentWord(list, (startTime + endTime) / 2 - 0.011)).not.toBe(index + 1);
          expect([index, index + 1]).toContain(currentWord(list, (startTime + endTime) / 2));
        }
      }),
    );
  });
});
