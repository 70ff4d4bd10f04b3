// Of the documents port: what a learner has one of, what can still be made of it, and what all learners share. To sign a
// learner in on a device takes longer than most tests: all of these share one.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../domain/learner/preferences';
import type { Documents } from './documents';
import { easyResultOf, type OpenedDocuments, own, passedEasy, valueOf } from './documentsExamples.testing';

export function storedDocumentsContract(adapter: string, open: () => Promise<OpenedDocuments>) {
  describe(`documents that are kept, ${adapter}`, () => {
    let opened: OpenedDocuments;
    let documents: Documents;
    let userId: string;

    beforeAll(async () => {
      opened = await open();
      ({ documents, userId } = opened);
    });
    afterAll(() => opened.close());

    describe('a document that is kept', () => {
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
      beforeEach(async () => {
        valueOf(await documents.batch([{ write: 'delete', collection: 'userPreferences', id: userId }]));
      });

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

    describe('without a connection', () => {
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

    describe('shared content', () => {
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
