import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrite } from '../../adapters/embedded/applyWrite';
import { understand } from '../../adapters/shapes/understand';
import { activityWrites } from '../../state/activityWrites';
import { type Activity, ACTIVITY_KINDS } from '../activity/activity';
import { DIFFICULTIES } from '../quiz/difficulty';
import { EMPTY_SUMMARY } from '../learner/summary';
import { rebuildSummary } from './rebuildSummary';
import { withActivity } from './withActivity';

const keys = fc.array(
  fc.constantFrom('letter:ధ', 'letter:అం', "word:family_father's elder brother", 'number:7', 'phrase:a.b/c', 'What?'),
  { maxLength: 6 },
);
const history: fc.Arbitrary<Activity[]> = fc.array(
  fc.record({
    userId: fc.constant('sita'),
    kind: fc.constantFrom(...ACTIVITY_KINDS),
    lessonId: fc.constantFrom('vowels', 'numbers', 'constructor', 'a/b'),
    part: fc.integer({ min: 1, max: 30 }),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    startedAt: fc.nat(),
    day: fc.constantFrom('2026-11-14', '2026-11-15', '2024-02-29'),
    secondsSpent: fc.nat(5000),
    right: keys,
    wrong: keys,
  }),
  { maxLength: 30 },
);

/** The stored document after each activity was recorded, in this order. */
const recorded = (activities: readonly Activity[]): unknown =>
  activities
    .flatMap((activity, at) => activityWrites(String(at), activity))
    .reduce<Readonly<Record<string, unknown>>>(
      (before, write) => (write.write === 'set' ? applyWrite(before, write) : before),
      {},
    );

describe('a summary', () => {
  it('recorded activity by activity is the one made anew from all of them, for thousands of histories', () => {
    fc.assert(
      fc.property(history, (activities) => {
        const anew = rebuildSummary(activities);
        expect(understand('learnerSummaries', recorded(activities))).toEqual(anew);
        // A page that was open meanwhile knows the same.
        expect(activities.reduce(withActivity, EMPTY_SUMMARY)).toEqual(anew);
      }),
      { numRuns: 3000 },
    );
  });
});
