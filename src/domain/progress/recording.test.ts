import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrite } from '../../adapters/embedded/applyWrite';
import { understand } from '../../adapters/shapes/understand';
import { activityWrites } from '../../state/activityWrites';
import { anyActivity } from '../activity/activities.testing';
import type { Activity } from '../activity/activity';
import { EMPTY_SUMMARY } from '../learner/summary';
import { rebuildSummary } from './rebuildSummary';
import { withActivity } from './withActivity';

const history = fc.array(anyActivity(), { maxLength: 30 });

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
