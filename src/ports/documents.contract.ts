// What every adapter of the documents port does. To sign a learner in on a device takes longer than most tests: those of
// a group share one where they write to different documents, or say the same whatever the one before left.
import { activityOf } from '../domain/activity/activities.testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../domain/learner/preferences';
import type { Documents } from './documents';
import {
  easyResultOf,
  type OpenedDocuments,
  own,
  passedEasy,
  scored,
  sessionAt,
  valueOf,
} from './documentsExamples.testing';

const NAMES = { 'word:a.b': 1, 'word:తెలుగు ఒకటి': 2 };

export function documentsContract(adapter: string, open: () => Promise<OpenedDocuments>) {
  describe(`documents, ${adapter}`, () => {
    let opened: OpenedDocuments;
    let documents: Documents;
    let userId: string;

    const openNew = async () => {
      opened = await open();
      ({ documents, userId } = opened);
    };
    const withOneLearner = () => {
      beforeAll(openNew);
      afterAll(() => opened.close());
    };
    const withALearnerEach = () => {
      beforeEach(openNew);
      afterEach(() => opened.close());
    };

    describe('a document that is kept', () => {
      withOneLearner();

      it('is not there before it was written, and comes back as it was', async () => {
        expect(await documents.get('userPreferences', userId)).toEqual({ ok: true, value: null });
        const written = {
          ...NO_PREFERENCES,
          age: 8,
          grade: 3,
          interests: ['కథలు', 'kites'],
          isProfileComplete: true,
        } as const;
        expect(await documents.set('userPreferences', userId, written)).toEqual({ ok: true, value: 'saved' });
        expect(valueOf(await documents.get('userPreferences', userId))).toEqual({ ...written, id: userId });
      });

      it('keeps the fields that a later write does not name, and replaces whole the ones it names', async () => {
        await documents.set('userPreferences', userId, { age: 8, interests: ['one', 'two'] });
        await documents.set('userPreferences', userId, { interests: ['three'] });
        expect(valueOf(await documents.get('userPreferences', userId))).toMatchObject({ age: 8, interests: ['three'] });
      });

      it('keeps long texts, markup, emoji, line breaks and quotation marks exactly', async () => {
        const interests = ['అ'.repeat(9000), '👨‍👩‍👧‍👦🪁'];
        const favoriteFoods = ['<script>alert("x")</script><img src=x onerror=alert(1)>${1+1}', 'one\n"two"\t\\'];
        valueOf(await documents.set('userPreferences', userId, { interests, favoriteFoods }));
        expect(valueOf(await documents.get('userPreferences', userId))).toMatchObject({ interests, favoriteFoods });
      });
    });

    describe('a document that is written unless it is there', () => {
      withALearnerEach();

      const answers = { ...NO_PREFERENCES, age: 8, isProfileComplete: true } as const;

      it('is written where there is none, or where it is not complete', async () => {
        const written = { ok: true, value: 'saved' };
        await documents.set('userPreferences', userId, { dailyMinutes: 15 });
        expect(await documents.setUnless('userPreferences', userId, answers, 'isProfileComplete')).toEqual(written);
        const stored = { ...answers, id: userId, dailyMinutes: 15 };
        expect(valueOf(await documents.get('userPreferences', userId))).toEqual(stored);
      });

      it('is written once by two at the same moment, and stays so where another device was first', async () => {
        const other = await opened.elsewhere();
        const both = await Promise.all(
          [documents, other].map((one) => one.setUnless('userPreferences', userId, answers, 'isProfileComplete')),
        );
        expect(both.map(valueOf).toSorted()).toEqual(['saved', 'there']);
        valueOf(await other.set('userPreferences', userId, { age: 10 }));
        const late = await documents.setUnless('userPreferences', userId, { ...answers, age: 9 }, 'isProfileComplete');
        expect(late).toEqual({ ok: true, value: 'there' });
        expect(valueOf(await documents.get('userPreferences', userId))).toMatchObject({ age: 10 });
      });
    });

    describe('a document of an older or broken shape', () => {
      withOneLearner();

      it('is read as far as it makes sense, and can be written again', async () => {
        const data = {
          age: '9',
          grade: 'Grade 4',
          interests: 'kites, stories',
          hobbies: ['run', 7],
          extra: { deep: [1] },
        };
        await opened.plant('userPreferences', [{ id: userId, data }]);
        expect(valueOf(await documents.get('userPreferences', userId))).toEqual({
          ...NO_PREFERENCES,
          id: userId,
          age: 9,
          grade: 4,
          interests: ['kites', 'stories'],
          hobbies: ['run'],
        });
        await opened.plant('userPreferences', [{ id: userId, data: { age: 'eight', interests: 'kites' } }]);
        valueOf(await documents.set('userPreferences', userId, { age: 8, interests: ['kites'] }));
        expect(valueOf(await documents.get('userPreferences', userId))).toMatchObject({ age: 8, interests: ['kites'] });
      });

      it('is left out of a list when nothing of it makes sense', async () => {
        await opened.plant('quizResults', [
          { id: `${userId}-none`, data: { userId, difficulty: 'unheard of' } },
          { id: `${userId}-some`, data: { userId, difficulty: 'easy', percentage: '80', answers: [null, 3] } },
        ]);
        const listed = valueOf(await documents.list('quizResults', [own(userId)]));
        expect(listed).toHaveLength(1);
        expect(listed[0]).toMatchObject({ id: `${userId}-some`, percentage: 80, answers: [], completed: false });
      });
    });

    describe('what was recorded', () => {
      withOneLearner();

      it('is listed and read by the id it was given, until it is deleted', async () => {
        const result = easyResultOf(userId);
        const { id, saved } = valueOf(await documents.add('quizResults', result));
        expect(saved).toBe('saved');
        expect(valueOf(await documents.get('quizResults', id))).toEqual({ ...result, id });
        expect(valueOf(await documents.list('quizResults', [own(userId)]))).toEqual([{ ...result, id }]);
        valueOf(await documents.batch([{ write: 'delete', collection: 'quizResults', id }]));
        expect(valueOf(await documents.get('quizResults', id))).toBeNull();
      });

      it('is filtered by equality and by at least', async () => {
        const results = [
          scored(userId, 13),
          scored(userId, 14),
          { ...scored(userId, 20), completed: false },
          scored(userId, 20),
        ];
        for (const result of results) valueOf(await documents.add('quizResults', result));
        const listed = valueOf(await documents.list('quizResults', passedEasy(userId)));
        expect(listed.map(({ percentage }) => percentage).toSorted((a, b) => a - b)).toEqual([70, 100]);
        expect(valueOf(await documents.count('quizResults', passedEasy(userId)))).toBe(2);
      });

      it('is given with the newest first, and no more of it than was asked for', async () => {
        for (const hour of [2, 1, 4, 3]) valueOf(await documents.add('learningSessions', sessionAt(userId, hour)));
        const newest = valueOf(await documents.newest('learningSessions', userId, 3));
        expect(newest).toMatchObject([4, 3, 2].map((hour) => sessionAt(userId, hour)));
        // Where few are asked for there, the newest of another device is first, and then what is known here.
        const other = await opened.elsewhere();
        valueOf(await other.add('learningSessions', sessionAt(userId, 5)));
        const withTheirs = valueOf(await documents.newest('learningSessions', userId, 3, { fromServer: 1 }));
        expect(withTheirs).toMatchObject([5, 4, 3].map((hour) => sessionAt(userId, hour)));
      });
    });

    describe('what was recorded, and is much,', () => {
      withALearnerEach();

      it('is counted and listed among many others, counted up to 500 and listed to the last', async () => {
        const entries = (name: string, count: number, percentage: number) =>
          Array.from({ length: count }, (_, at) => ({
            id: `${userId}_${name}-${at}`,
            data: easyResultOf(userId, { percentage, answers: [] }),
          }));
        // One more than is counted, or listed at once.
        await opened.plant('quizResults', [...entries('failed', 401, 40), ...entries('passed', 100, 90)]);
        expect(valueOf(await documents.count('quizResults', passedEasy(userId)))).toBe(100);
        expect(valueOf(await documents.count('quizResults', [own(userId)]))).toBe(500);
        const listed = valueOf(await documents.list('quizResults', [own(userId)]));
        expect(new Set(listed.map(({ id }) => id)).size).toBe(501);
        // An emulator on a busy machine needs its time for so many.
      }, 60_000);
    });

    describe('a batch', () => {
      withALearnerEach();

      const activity = activityOf('search', { secondsSpent: 60, right: ['letter:అ'] });

      const practised = (id: string) =>
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

      it('makes the summary, and adds to it; changes nothing when one of its writes is refused', async () => {
        valueOf(await documents.batch(practised(`${userId}_1`)));
        valueOf(await documents.batch(practised(`${userId}_2`)));
        const summary = { activities: 2, secondsByDay: { '2026-11-15': 120 }, partsDone: ['vowels'] };
        expect(valueOf(await documents.get('learnerSummaries', userId))).toMatchObject(summary);
        // The same record sent twice counts once.
        const again = await documents.batch(practised(`${userId}_1`));
        expect(again).toMatchObject({ ok: false, error: { kind: 'denied' } });
        // Beyond 500 writes it is refused as a whole.
        const writes = Array.from({ length: 501 }, (_, at) => practised(`${userId}_many-${at}`)[0]);
        expect((await documents.batch(writes)).ok).toBe(false);
        expect(valueOf(await documents.get('learnerSummaries', userId))).toMatchObject(summary);
        expect(valueOf(await documents.count('activities', [own(userId)]))).toBe(2);
      });

      it('reaches into a map, and takes names out of it, without touching what lies beside', async () => {
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

      it('adds up what two devices sent at the same time, and keeps both fields that they changed', async () => {
        const other = await opened.elsewhere();
        const sent = await Promise.all([
          documents.batch(practised(`${userId}_1`)),
          other.batch(practised(`${userId}_2`)),
          documents.batch(practised(`${userId}_3`)),
          other.batch(practised(`${userId}_4`)),
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

    describe('without a connection', () => {
      withOneLearner();

      it('keeps what is written, shows it at once, and sends it later', async () => {
        valueOf(await documents.set('userPreferences', userId, { age: 8 }));
        await opened.goOffline();
        const saved = valueOf(await documents.set('userPreferences', userId, { age: 9, isProfileComplete: true }));
        expect(['saved', 'waiting']).toContain(saved);
        expect(valueOf(await documents.get('userPreferences', userId))).toMatchObject({ age: 9 });
        await opened.goOnline();
        await documents.whenSent();
        const other = await opened.elsewhere();
        expect(valueOf(await other.get('userPreferences', userId))).toMatchObject({ age: 9, isProfileComplete: true });
      });

      it('counts what this device knows of', async () => {
        valueOf(await documents.add('quizResults', easyResultOf(userId)));
        valueOf(await documents.list('quizResults', [own(userId)]));
        await opened.goOffline();
        valueOf(await documents.add('quizResults', easyResultOf(userId)));
        expect(valueOf(await documents.count('quizResults', passedEasy(userId)))).toBe(2);
        await opened.goOnline();
      });
    });

    describe('erasing a learner', () => {
      withALearnerEach();

      it('leaves nothing of theirs and everything of others', async () => {
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
          expect(valueOf(await documents.count('quizResults', [own(userId)]))).toBe(0);
        }
        expect(valueOf(await others.documents.count('quizResults', [own(others.userId)]))).toBe(1);
        await others.close();
      });
    });

    describe('shared content', () => {
      withALearnerEach();

      it('is read as a whole and one by one, and a file from elsewhere is understood as documents are', async () => {
        const poets = valueOf(await documents.list('poets'));
        expect(poets).toContainEqual({ id: 'vemana', name: 'వేమన', period: '17th century' });
        expect(valueOf(await documents.get('poets', 'vemana'))).toMatchObject({ name: 'వేమన' });
        expect(valueOf(await documents.get('poets', 'nobody'))).toBeNull();
        expect(documents.understand('userPreferences', { age: '7' })).toEqual({ ...NO_PREFERENCES, age: 7 });
        expect(documents.understand('quizResults', 'not a result')).toBeNull();
      });
    });
  });
}
