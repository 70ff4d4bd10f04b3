import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/domain/lesson/seededRandom';
import { KINDS } from './learners.mjs';
import { NEW_A_DAY, ninetyDays } from './ninetyDays.mjs';
import { inTurn } from './reviewOrders.mjs';

describe.each(KINDS)('a made-up learner: $name', (kind) => {
  it('forgets with time, and less after practice', () => {
    const [practised, left] = [kind.learn(1, 0), kind.learn(1, 0)];
    for (let day = 0; day < 20; day += 1) expect(left.recall(day + 1)).toBeLessThan(left.recall(day));
    for (const day of [2, 5, 9]) practised.practise(day, true);
    expect(practised.recall(20)).toBeGreaterThan(left.recall(20));
  });

  it('does not always remember the next day, and finds easy items easier', () => {
    const [hard, easy] = [kind.learn(0.5, 0).recall(1), kind.learn(2, 0).recall(1)];
    expect(hard).toBeGreaterThan(0.1);
    expect(hard).toBeLessThan(easy);
    expect(easy).toBeLessThan(1);
  });

  it('lives the same ninety days for the same seed', () => {
    const live = (/** @type {number} */ seed) =>
      ninetyDays(kind, inTurn(), (matter) => seededRandom(seed + matter.length));
    expect(live(1)).toEqual(live(1));
    expect(live(1)).not.toEqual(live(2));
    expect(live(1).met % (kind.newADay ?? NEW_A_DAY)).toBe(0);
  });
});
