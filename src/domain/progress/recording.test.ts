import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrite } from '../../adapters/embedded/applyWrite';
import { understand } from '../../adapters/shapes/understand';
import { activityWrites } from '../../state/recording/activityWrites';
import { anyActivity } from '../activity/activities.testing';
import type { Activity } from '../activity/activity';
import { EMPTY_SUMMARY } from '../learner/summary';
import type { OneDocumentName } from '../../ports/collections';
import { memoryAfter } from '../../state/memory/learnersMemory';
import { EMPTY_MEMORY } from '../memory/memoryDocument';
import { withoutPrunedDays } from '../memory/rememberedDays';
import { rebuildMemory } from '../memory/withMemoryChange';
import { rebuildSummary } from './rebuildSummary';
import { withActivity } from './withActivity';

const history = fc.array(anyActivity(), { maxLength: 30 });

/** The stored document after each activity was recorded, in this order. */
const recorded = (collection: OneDocumentName, activities: readonly Activity[]): unknown =>
  activities
    .flatMap((activity, at) => activityWrites(String(at), activity))
    .reduce<Readonly<Record<string, unknown>>>(
      (before, write) =>
        write.write === 'set' && write.collection === collection ? applyWrite(before, write) : before,
      {},
    );

describe('a summary', () => {
  it('recorded activity by activity equals one rebuilt from all of them', () => {
    fc.assert(
      fc.property(history, (activities) => {
        const rebuilt = rebuildSummary(activities);
        expect(understand('learnerSummaries', recorded('learnerSummaries', activities))).toEqual(rebuilt);
        // An open page computes the same summary.
        expect(activities.reduce(withActivity, EMPTY_SUMMARY)).toEqual(rebuilt);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a memory', () => {
  it('recorded activity by activity equals one rebuilt from all of them', () => {
    const empty = { letters: EMPTY_MEMORY, words: EMPTY_MEMORY, sentences: EMPTY_MEMORY, poems: EMPTY_MEMORY };
    fc.assert(
      fc.property(history, (activities) => {
        const rebuilt = rebuildMemory(activities);
        const letters = understand('letterMemories', recorded('letterMemories', activities)) ?? EMPTY_MEMORY;
        const words = understand('wordMemories', recorded('wordMemories', activities)) ?? EMPTY_MEMORY;
        expect(withoutPrunedDays(letters)).toEqual(rebuilt.letters);
        expect(withoutPrunedDays(words)).toEqual(rebuilt.words);
        // An open page computes the same memory.
        expect(withoutPrunedDays(activities.reduce(memoryAfter, empty).letters)).toEqual(rebuilt.letters);
      }),
      { numRuns: 300 },
    );
  });
});
