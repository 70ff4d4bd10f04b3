// The contract of the documents port for records, batches and erasing. The tests share one signed-in learner where they
// can, because signing in takes longer than most tests.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityOf } from '../domain/activity/activities.testing';
import type { Documents } from './documents';
import {
  easyResultOf,
  type OpenedDocuments,
  ownedBy,
  passedEasy,
  scored,
  sessionAt,
  valueOf,
} from './documentsExamples.testing';

const NAMES = { 'word:a.b': 1, 'word:తెలుగు ఒకటి': 2 };

export function recordedDocumentsContract(adapter: string, open: () => Promise<OpenedDocuments>) {
  describe(`recorded documents, ${adapter}`, () => {
    let opened: OpenedDocuments;
    let documents: Documents;
    let userId: string;

    beforeAll(async () => {
      opened = await open();
      ({ documents, userId } = opened);
    });
    afterAll(() => opened.close());

    describe('a record', () => {
      it('can be listed and read by its id until it is deleted', async () => {
        const result = easyResultOf(userId);
        const { id, saved } = valueOf(await documents.add('quizResults', result));
        expect(saved).toBe('saved');
        expect(valueOf(await documents.get('quizResults', id))).toEqual({ ...result, id });
        expect(valueOf(await documents.list('quizResults', [ownedBy(userId)]))).toEqual([{ ...result, id }]);
        valueOf(await documents.batch([{ write: 'delete', collection: 'quizResults', id }]));
        expect(valueOf(await documents.get('quizResults', id))).toBeNull();
      });

      it('can be filtered by == and >=', async () => {
        const results = [
          scored(userId, 13),
          scored(userId, 14),
          { ...scored(userId, 20), completed: false },
          scored(userId, 20),
        ];
        const entries = results.map((data, at) => ({ id: `${userId}_filtered-${at}`, data }));
        await opened.plant('quizResults', entries);
        const listed = valueOf(await documents.list('quizResults', passedEasy(userId)));
        expect(listed.map(({ percentage }) => percentage).toSorted((a, b) => a - b)).toEqual([70, 100]);
        expect(valueOf(await documents.count('quizResults', passedEasy(userId)))).toBe(2);
      });

      it('can be listed newest first, up to a limit', async () => {
        const sessions = [2, 1, 4, 3].map((hour) => ({ id: `${userId}_hour-${hour}`, data: sessionAt(userId, hour) }));
        await opened.plant('learningSessions', sessions);
        const newest = valueOf(await documents.newest('learningSessions', userId, 3));
        expect(newest).toMatchObject([4, 3, 2].map((hour) => sessionAt(userId, hour)));
        // With `fromServer`, the newest record of another device comes first, then those cached on this device.
        const other = await opened.elsewhere();
        valueOf(await other.add('learningSessions', sessionAt(userId, 5)));
        const withOther = valueOf(await documents.newest('learningSessions', userId, 3, { fromServer: 1 }));
        expect(withOther).toMatchObject([5, 4, 3].map((hour) => sessionAt(userId, hour)));
      });
    });

    describe('a batch', () => {
      beforeEach(async () => {
        valueOf(await documents.batch([{ write: 'delete', collection: 'learnerSummaries', id: userId }]));
      });

      const activity = activityOf('search', { secondsSpent: 60, right: ['letter:అ'] });

      const practiceWrites = (id: string) =>
        [
          { write: 'add', collection: 'activities', id, data: { ...activity, userId } },
          {
            write: 'set',
            collection: 'learnerSummaries',
            id: userId,
            increments: [
              { path: ['activities'], by: 1 },
              { path: ['secondsByDay', '2026-11-15'], by: 60 },
            ],
            unions: [{ path: ['partsDone'], values: ['vowels'] }],
          },
        ] as const;

      it('creates the summary and adds to it, and changes nothing if one of its writes is refused', async () => {
        valueOf(await documents.batch(practiceWrites(`${userId}_1`)));
        valueOf(await documents.batch(practiceWrites(`${userId}_2`)));
        const summary = { activities: 2, secondsByDay: { '2026-11-15': 120 }, partsDone: ['vowels'] };
        expect(valueOf(await documents.get('learnerSummaries', userId))).toMatchObject(summary);
        // A record sent twice counts once.
        const repeated = await documents.batch(practiceWrites(`${userId}_1`));
        expect(repeated).toMatchObject({ ok: false, error: { kind: 'denied' } });
        // A batch of more than 500 writes is refused as a whole.
        const writes = Array.from({ length: 501 }, (_, at) => practiceWrites(`${userId}_many-${at}`)[0]);
        expect((await documents.batch(writes)).ok).toBe(false);
        expect(valueOf(await documents.get('learnerSummaries', userId))).toMatchObject(summary);
        expect(valueOf(await documents.count('activities', [ownedBy(userId)]))).toBe(2);
      });

      it('increments and removes entries of a map without changing other entries', async () => {
        valueOf(await documents.set('learnerSummaries', userId, { activities: 1, rightByItem: NAMES }));
        const increments = [
          { path: ['activities'], by: 1 },
          { path: ['rightByItem', 'word:a.b'], by: 4 },
        ] as const;
        valueOf(await documents.batch([{ write: 'set', collection: 'learnerSummaries', id: userId, increments }]));
        expect(valueOf(await documents.get('learnerSummaries', userId))).toMatchObject({
          rightByItem: { 'word:a.b': 5, 'word:తెలుగు ఒకటి': 2 },
        });
        const removals = [
          ['rightByItem', 'word:a.b'],
          ['rightByItem', 'word:never'],
        ] as const;
        valueOf(await documents.batch([{ write: 'set', collection: 'learnerSummaries', id: userId, removals }]));
        const { rightByItem } = valueOf(await documents.get('learnerSummaries', userId)) ?? {};
        expect(rightByItem).toEqual({ 'word:తెలుగు ఒకటి': 2 });
      });

      it('adds up concurrent writes from two devices, and keeps the fields that each changed', async () => {
        const other = await opened.elsewhere();
        const sent = await Promise.all([
          documents.batch(practiceWrites(`${userId}_here-1`)),
          other.batch(practiceWrites(`${userId}_there-1`)),
          documents.batch(practiceWrites(`${userId}_here-2`)),
          other.batch(practiceWrites(`${userId}_there-2`)),
          documents.set('userPreferences', userId, { age: 8 }),
          other.set('userPreferences', userId, { grade: 3 }),
        ]);
        expect(sent.every(({ ok }) => ok)).toBe(true);
        const third = await opened.elsewhere();
        expect(valueOf(await third.get('learnerSummaries', userId))).toMatchObject({
          activities: 4,
          secondsByDay: { '2026-11-15': 240 },
        });
        expect(valueOf(await third.get('userPreferences', userId))).toMatchObject({ age: 8, grade: 3 });
      });
    });
  });

  describe(`many or erased documents, ${adapter}`, () => {
    let opened: OpenedDocuments;
    let documents: Documents;
    let userId: string;

    beforeEach(async () => {
      opened = await open();
      ({ documents, userId } = opened);
    });
    afterEach(() => opened.close());

    describe('many records', () => {
      it('are counted up to 500 and listed completely', async () => {
        const entries = (name: string, count: number, percentage: number) =>
          Array.from({ length: count }, (_, at) => ({
            id: `${userId}_${name}-${at}`,
            data: { userId, difficulty: 'easy', completed: true, percentage },
          }));
        // 501 records: one more than `count` counts, and more than one page of `list`.
        await opened.plant('quizResults', [...entries('failed', 401, 40), ...entries('passed', 100, 90)]);
        expect(valueOf(await documents.count('quizResults', passedEasy(userId)))).toBe(100);
        expect(valueOf(await documents.count('quizResults', [ownedBy(userId)]))).toBe(500);
        const listed = valueOf(await documents.list('quizResults', [ownedBy(userId)]));
        expect(new Set(listed.map(({ id }) => id)).size).toBe(501);
        // The emulator is slow with this many documents on a busy machine.
      }, 60_000);
    });

    describe('erasing a learner', () => {
      it('deletes all their documents and none of other learners', async () => {
        const others = await open();
        valueOf(await others.documents.add('quizResults', easyResultOf(others.userId)));
        valueOf(await documents.set('userPreferences', userId, { age: 8 }));
        valueOf(await documents.set('learnerSummaries', userId, { activities: 1 }));
        const paths = [`userPreferences/${userId}`, `learnerSummaries/${userId}`];
        for (let at = 0; at < 3; at += 1) {
          paths.push(`quizResults/${valueOf(await documents.add('quizResults', easyResultOf(userId))).id}`);
        }
        valueOf(await documents.eraseLearner(userId));
        if (opened.leftOnServer) expect(await opened.leftOnServer(paths)).toEqual([]);
        else {
          expect(valueOf(await documents.get('userPreferences', userId))).toBeNull();
          expect(valueOf(await documents.get('learnerSummaries', userId))).toBeNull();
          expect(valueOf(await documents.count('quizResults', [ownedBy(userId)]))).toBe(0);
        }
        expect(valueOf(await others.documents.count('quizResults', [ownedBy(others.userId)]))).toBe(1);
        await others.close();
      });
    });
  });
}
