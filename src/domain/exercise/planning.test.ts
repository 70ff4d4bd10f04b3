import { describe, expect, it } from 'vitest';
import { kindsInOrder, makeInOrder } from './planning';
import { seededRandom } from '../lesson/seededRandom';

const kind = (name: string, weight: number, count: number) => ({
  name,
  weight,
  focuses: Array.from({ length: count }, (_, at) => `${name}${at}`),
  hasMoreThan: (some: number) => count > some,
});
const kinds = [kind('hear', 2, 20), kind('see', 1, 20), kind('build', 1, 2), kind('never', 1, 0), kind('off', 0, 9)];
const seeds = Array.from({ length: 300 }, (_, seed) => seed);

describe('the order of kinds', () => {
  it('has every suitable kind, and kinds with more weight more often', () => {
    for (const seed of seeds) {
      const order = kindsInOrder(kinds, 12, seededRandom(seed));
      const count = (name: string) => order.filter((one) => one === name).length;
      expect(order).toHaveLength(12);
      expect([count('never'), count('off'), count('build')]).toEqual([0, 0, 2]);
      expect(count('hear')).toBeGreaterThan(count('see'));
    }
  });

  it('never has one kind three times in a row while others are left', () => {
    for (const seed of seeds) {
      const order = kindsInOrder(kinds, 12, seededRandom(seed));
      expect(order.some((name, at) => name === order[at + 1] && name === order[at + 2])).toBe(false);
    }
  });

  it('is empty if no kind suits, and cut if there is no room for every kind', () => {
    expect(kindsInOrder([], 5, seededRandom(1))).toEqual([]);
    expect(new Set(kindsInOrder(kinds, 2, seededRandom(1))).size).toBe(2);
  });
});

describe('the chosen focuses', () => {
  const making = (seen: Record<string, number> = {}) => ({
    kinds,
    keyOf: (focus: string) => focus,
    seen: (focus: string) => seen[focus] ?? 0,
    make: (_kind: string, focus: string) => focus,
  });

  it('are all different while there are enough of them', () => {
    const order = kindsInOrder(kinds, 12, seededRandom(3));
    for (const seed of seeds) expect(new Set(makeInOrder(order, making(), seededRandom(seed))).size).toBe(12);
  });

  it('are those seen least so far', () => {
    const seen = Object.fromEntries(kinds.flatMap(({ focuses }) => focuses.slice(1).map((focus) => [focus, 1])));
    expect(makeInOrder(['hear', 'see'], making(seen), seededRandom(1))).toEqual(['hear0', 'see0']);
  });

  it('stay in order, even if another kind has to fill in', () => {
    const make = (name: string, focus: string) => (name === 'build' ? null : focus);
    const made = makeInOrder(['see', 'build', 'hear'], { ...making(), make }, seededRandom(1));
    expect(made.map((focus) => focus.replace(/\d+/u, ''))).toEqual(['see', expect.stringMatching(/hear|see/), 'hear']);
  });
});

it('the same seed gives the same random numbers', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});
