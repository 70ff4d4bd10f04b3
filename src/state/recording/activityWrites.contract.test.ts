import fc from 'fast-check';
import { deleteDB } from 'idb';
import { afterAll, expect, test } from 'vitest';
import { connectTo } from '../../adapters/embedded/database';
import { openEmbeddedDocuments } from '../../adapters/embedded/documents';
import { anyActivity } from '../../domain/activity/activities.testing';
import { rebuildSummary } from '../../domain/progress/rebuildSummary';
import { valueOf } from '../../ports/documentsExamples.testing';
import { activityWrites } from './activityWrites';

const name = `recording-${crypto.randomUUID()}`;
const connect = connectTo(name);
const documents = openEmbeddedDocuments(connect);
const otherTab = connectTo(name);
const documentsOfOtherTab = openEmbeddedDocuments(otherTab);

afterAll(async () => {
  for (const tab of [connect, otherTab]) (await tab()).close();
  await deleteDB(name);
});

const history = fc.array(anyActivity({ days: ['2026-11-14', '2026-11-15'] }), { minLength: 1, maxLength: 8 });

test('a summary recorded in two tabs, with some activities sent twice, equals one rebuilt from the activities', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.uuid(), async (fields, userId) => {
      const activities = fields.map((activity) => ({ ...activity, userId }));
      await Promise.all(
        activities.flatMap((activity, at) => {
          const writes = activityWrites(`${userId}-${at}`, activity);
          const tab = at % 2 === 0 ? documents : documentsOfOtherTab;
          return [tab.batch(writes), ...(at % 3 === 0 ? [documents.batch(writes)] : [])];
        }),
      );
      const stored = valueOf(await documents.get('learnerSummaries', userId));
      const rebuilt = rebuildSummary(activities);
      expect({ ...stored, partsDone: stored?.partsDone.toSorted() }).toEqual({
        ...rebuilt,
        id: userId,
        partsDone: rebuilt.partsDone.toSorted(),
      });
      const recorded = valueOf(await documents.list('activities', [{ field: 'userId', is: '==', value: userId }]));
      expect(rebuildSummary(recorded).points).toBe(rebuilt.points);
    }),
    { numRuns: 15 },
  );
});
