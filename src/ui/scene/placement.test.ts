import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Placed, PLACES, type Thing, THINGS } from '../../domain/reading/scene';
import { FRAME, spotOf } from './placement';
import { DRAWINGS } from './things/drawings';

const placed: fc.Arbitrary<Placed> = fc.record({
  what: fc.constantFrom(...THINGS),
  x: fc.double({ min: 0, max: 100, noNaN: true }),
  row: fc.constantFrom('sky', 'back', 'front'),
  size: fc.double({ min: 0.5, max: 2, noNaN: true }),
});
const place = fc.constantFrom(...PLACES);

const boxOf = (thing: Placed, where: (typeof PLACES)[number]) => {
  const { wide, tall } = DRAWINGS[thing.what];
  const { x, y, scale } = spotOf(DRAWINGS[thing.what], thing, where);
  return { left: x - (wide * scale) / 2, right: x + (wide * scale) / 2, top: y - tall * scale, bottom: y, scale };
};

const heightOf = (what: Thing) => DRAWINGS[what].height;

describe('a placed thing', () => {
  test('stays inside the frame at any position and size', () => {
    fc.assert(
      fc.property(placed, place, (thing, where) => {
        const { left, right, top, bottom } = boxOf(thing, where);
        expect(Math.min(left, top)).toBeGreaterThan(0);
        expect(right).toBeLessThan(FRAME.wide);
        expect(bottom).toBeLessThan(FRAME.tall);
      }),
    );
  });

  test('is higher up and smaller in the back row than in the front row', () => {
    fc.assert(
      fc.property(placed, place, (thing, where) => {
        const [back, front] = [boxOf({ ...thing, row: 'back' }, where), boxOf({ ...thing, row: 'front' }, where)];
        expect(back.scale).toBeLessThanOrEqual(front.scale);
        expect(back.bottom).toBeLessThanOrEqual(front.bottom);
      }),
    );
  });

  test('is placed where the story says if there is room', () => {
    const girl = { what: 'girl', x: 25, row: 'front' } as const;
    expect(spotOf(DRAWINGS.girl, girl, 'village')).toMatchObject({ x: 80, y: 190 });
  });

  test('swims where there is water and is on the ground elsewhere', () => {
    const duck = { what: 'duck', x: 50, row: 'front' } as const;
    expect(spotOf(DRAWINGS.duck, duck, 'pond').y).toBeLessThan(spotOf(DRAWINGS.duck, duck, 'village').y);
  });
});

test('things have natural sizes relative to each other', () => {
  const rising: readonly Thing[] = ['ant', 'mouse', 'cat', 'dog', 'boy', 'mother', 'elephant', 'house', 'palm'];
  expect([...rising].sort((one, other) => heightOf(one) - heightOf(other))).toEqual(rising);
});
