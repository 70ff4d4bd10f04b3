// The contract of the documents port for documents that can change, broken documents and shared content. All tests share
// one signed-in learner, because signing in takes longer than most tests.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../domain/learner/preferences';
import type { Documents } from './documents';
import { easyResultOf, type OpenedDocuments, ownedBy, passedEasy, valueOf } from './documentsExamples.testing';

export function storedDocumentsContract(adapter: string, open: () => Promise<OpenedDocuments>) {
  describe(`stored documents, ${adapter}`, () => {
    let opened: OpenedDocuments;
    let documents: Documents;
    let userId: string;

    beforeAll(async () => {
      opened = await open();
      ({ documents, userId } = opened);
    });
    afterAll(() => opened.close());

    describe('a stored document', () => {
      it('does not exist before it is written, and is read back unchanged', async () => {
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

      it('keeps fields that a later write leaves out, and replaces the others as a whole', async () => {
        await documents.set('userPreferences', userId, { age: 8, interests: ['one', 'two'] });
        await documents.set('userPreferences', userId, { interests: ['three'] });
        expect(valueOf(await documents.get('userPreferences', userId))).toMatchObject({ age: 8, interests: ['three'] });
      });

      it('stores long texts, markup, emoji, line breaks and quotation marks exactly', async () => {
        const interests = ['అ'.repeat(9000), '👨‍👩‍👧‍👦🪁'];
        const favoriteFoods = ['<script>alert("x")</script><img src=x onerror=alert(1)>${1+1}', 'one\n"two"\t\\'];
        valueOf(await documents.set('userPreferences', userId, { interests, favoriteFoods }));
        expect(valueOf(await documents.get('userPreferences', userId))).toMatchObject({ interests, favoriteFoods });
      });
    });

    describe('a document written with setUnless', () => {
      beforeEach(async () => {
        valueOf(await documents.batch([{ write: 'delete', collection: 'userPreferences', id: userId }]));
      });

      const answers = { ...NO_PREFERENCES, age: 8, isProfileComplete: true } as const;

      it('is written if it does not exist or is not complete', async () => {
        const written = { ok: true, value: 'saved' };
        await documents.set('userPreferences', userId, { dailyMinutes: 15 });
        expect(await documents.setUnless('userPreferences', userId, answers, 'isProfileComplete')).toEqual(written);
        const stored = { ...answers, id: userId, dailyMinutes: 15 };
        expect(valueOf(await documents.get('userPreferences', userId))).toEqual(stored);
      });

      it('is written once by two devices at the same time, and not by a later one', async () => {
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

    describe('a document with an old or broken shape', () => {
      it('is read without its invalid parts, and can be written again', async () => {
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

      it('is left out of a list if nothing in it is valid', async () => {
        await opened.plant('quizResults', [
          { id: `${userId}-none`, data: { userId, difficulty: 'unheard of' } },
          { id: `${userId}-some`, data: { userId, difficulty: 'easy', percentage: '80', answers: [null, 3] } },
        ]);
        const listed = valueOf(await documents.list('quizResults', [ownedBy(userId)]));
        expect(listed).toHaveLength(1);
        expect(listed[0]).toMatchObject({ id: `${userId}-some`, percentage: 80, answers: [], completed: false });
      });
    });

    describe('without a connection', () => {
      it('a write is readable immediately and sent later', async () => {
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

      it('a count includes the documents cached on this device', async () => {
        valueOf(await documents.add('quizResults', easyResultOf(userId)));
        valueOf(await documents.list('quizResults', [ownedBy(userId)]));
        await opened.goOffline();
        valueOf(await documents.add('quizResults', easyResultOf(userId)));
        expect(valueOf(await documents.count('quizResults', passedEasy(userId)))).toBe(2);
        await opened.goOnline();
      });
    });

    describe('shared content', () => {
      it('can be listed and read one by one, and imported data is parsed like documents', async () => {
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
