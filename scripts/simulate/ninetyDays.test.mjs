import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/domain/lesson/seededRandom';
import { KINDS } from './learners.mjs';
import { NEW_PER_DAY, ninetyDays } from './ninetyDays.mjs';
import { inTurn } from './reviewOrders.mjs';

describe.each(KINDS)('a simulated learner: $name', (kind) => {
  it('forgets with time, and less after practice', () => {
    const [practiced, unpracticed] = [kind.learn(1, 0), kind.learn(1, 0)];
    for (let day = 0; day < 20; day += 1) expect(unpracticed.recall(day + 1)).toBeLessThan(unpracticed.recall(day));
    for (const day of [2, 5, 9]) practiced.practice(day, true);
    expect(practiced.recall(20)).toBeGreaterThan(unpracticed.recall(20));
  });

  it('does not always remember the next day, and finds easy items easier', () => {
    const [hard, easy] = [kind.learn(0.5, 0).recall(1), kind.learn(2, 0).recall(1)];
    expect(hard).toBeGreaterThan(0.1);
    expect(hard).toBeLessThan(easy);
    expect(easy).toBeLessThan(1);
  });

  it('has the same ninety days for the same seed', () => {
    const simulate = (/** @type {number} */ seed) =>
      ninetyDays(kind, inTurn(), (matter) => seededRandom(seed + matter.length));
    expect(simulate(1)).toEqual(simulate(1));
    expect(simulate(1)).not.toEqual(simulate(2));
    expect(simulate(1).met % (kind.newPerDay ?? NEW_PER_DAY)).toBe(0);
  });
});
