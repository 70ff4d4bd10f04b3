import type { Page } from '@playwright/test';
import { learnerId, plantDocuments } from './emulator';

/** Quizzes passed on another day, written past the app as the project's owner. */
export async function plantPassed(page: Page, passed: Readonly<Record<'easy' | 'medium', number>>) {
  const userId = await learnerId(page);
  const planted = (['easy', 'medium'] as const).flatMap((difficulty) =>
    Array.from({ length: passed[difficulty] }, (_, at) => ({
      collection: 'quizResults',
      id: `${userId}_${difficulty}-${at}`,
      data: { userId, difficulty, completed: true, percentage: 80, timestamp: 1 },
    })),
  );
  await plantDocuments(page, planted);
}
