import { expect, type Page } from '@playwright/test';
import { MODULES } from '../src/content/modules';
import type { UserPreferences } from '../src/domain/learner/preferences';
import type { LessonId } from '../src/domain/lesson/lesson';
import { numbersOf, partKey } from '../src/domain/lesson/parts';
import { plantLearner } from './plantLearner';

export const PATH = '/dashboard/learning';

/** The keys of all exercises and quizzes of these lessons. */
export const partsOf = (...ids: readonly LessonId[]): string[] =>
  MODULES.flatMap(({ lessons }) => lessons)
    .filter(({ id }) => ids.includes(id))
    .flatMap((lesson) =>
      (['exercise', 'quiz'] as const).flatMap((part) =>
        numbersOf(lesson, part).map((number) => partKey(lesson.id, part, number)),
      ),
    );

export const FIRST_TWO_MODULES = partsOf(
  'vowels',
  'consonants',
  'gunintalu',
  'greetings',
  'numbers',
  'daily-vocabulary',
);

/** Writes a document of the only learner into the browser's database. */
export const plantDocument = (page: Page, collection: string, data: unknown) =>
  page.evaluate(
    ([store, document]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const change = opening.result.transaction(['learners', store], 'readwrite');
          const learners = change.objectStore('learners').getAll();
          learners.addEventListener('success', () => {
            const [learner] = learners.result as { id: string }[];
            change.objectStore(store).put({ id: learner?.id, data: document, keys: {} });
          });
          change.addEventListener('error', reject);
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [collection, data] as const,
  );

export const plantPartsDone = (page: Page, partsDone: readonly string[]) =>
  plantDocument(page, 'learnerSummaries', { activities: partsDone.length, partsDone });

/** A learner with a profile who has done these parts; an empty `startAt` leaves the question where to begin open. */
export async function startOnPath(
  page: Page,
  partsDone: readonly string[] = [],
  startAt: Partial<UserPreferences> = { startAt: 'letters' },
) {
  await plantLearner(page, { profile: startAt });
  if (partsDone.length > 0) await plantPartsDone(page, partsDone);
}

export const chooseTelugu = (page: Page) => page.evaluate(() => localStorage.setItem('i18nextLng', 'te'));

export const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
