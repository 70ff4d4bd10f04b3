import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginReading,
  chooseMode,
  isAtEnd,
  readAloud,
  type Reading,
  READING_MODES,
  sentenceHeard,
  sentenceSaid,
  stopReading,
  turnTo,
} from './readingRoom';

const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 });
const everySentence = (all: readonly number[], from = 0) =>
  all.flatMap((size, page) => (page < from ? [] : Array.from({ length: size }, (_, at) => [page, at])));

/** The sentences the voice reads from here until it stops. */
function heardFrom(start: Reading, all: readonly number[]): number[][] {
  const heard: number[][] = [];
  let reading = start;
  while (reading.turn !== 'still') {
    if (reading.turn === 'voice') heard.push([reading.page, reading.sentence]);
    reading = reading.turn === 'voice' ? sentenceHeard(reading, all) : sentenceSaid(reading, all);
  }
  return heard;
}

describe('reading along, and echo', () => {
  it('reads every sentence from this page on once, and turns the pages', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom('along' as const, 'echo' as const), fc.nat(7), (all, mode, page) => {
        const from = Math.min(page, all.length - 1);
        const start = readAloud(turnTo(beginReading(mode), from, all), all);
        expect(heardFrom(start, all)).toEqual(everySentence(all, from));
      }),
    );
  });

  it('echo waits for the child after each sentence', () => {
    const heard = sentenceHeard(readAloud(beginReading('echo'), [2]), [2]);
    expect(heard).toMatchObject({ turn: 'child', sentence: 0 });
    expect(sentenceHeard(heard, [2])).toBe(heard);
    expect(sentenceSaid(heard, [2])).toMatchObject({ turn: 'voice', sentence: 1 });
  });

  it('the end screen comes only when the child turns the last page', () => {
    const last = readAloud(turnTo(beginReading('along'), 1, [1, 1]), [1, 1]);
    const still = sentenceHeard(last, [1, 1]);
    expect(still).toMatchObject({ page: 1, turn: 'still' });
    expect(isAtEnd(turnTo(still, 2, [1, 1]), [1, 1])).toBe(true);
  });
});

describe('reading alone', () => {
  it('has no voice', () => expect(readAloud(beginReading('self'), [2]).turn).toBe('still'));

  it('after any steps, the page is a page of the story or its end', () => {
    const step = fc.constantFrom(
      (reading: Reading, all: readonly number[]) => turnTo(reading, reading.page + 1, all),
      (reading: Reading, all: readonly number[]) => turnTo(reading, reading.page - 1, all),
      readAloud,
      (reading: Reading) => stopReading(reading),
      sentenceHeard,
      sentenceSaid,
      ...READING_MODES.map((mode) => (reading: Reading) => chooseMode(reading, mode)),
    );
    fc.assert(
      fc.property(sizes, fc.array(step, { maxLength: 30 }), (all, steps) => {
        const { page, sentence, turn, mode } = steps.reduce((before, take) => take(before, all), beginReading('along'));
        expect(page).toBeGreaterThanOrEqual(0);
        expect(page).toBeLessThanOrEqual(all.length);
        expect(page === all.length ? sentence : (all[page] ?? 0) - 1 >= sentence).not.toBe(false);
        if (page === all.length || mode === 'self') expect(turn).toBe('still');
      }),
    );
  });
});
