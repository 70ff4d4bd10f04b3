import type { Page } from '@playwright/test';
import { projectOf } from './project';

/** Quizzes passed on another day, written past the app as the project's owner. */
export async function plantPassed(page: Page, passed: Readonly<Record<'easy' | 'medium', number>>) {
  const { userId, plant } = await projectOf(page);
  await plant(
    (['easy', 'medium'] as const).flatMap((difficulty) =>
      Array.from({ length: passed[difficulty] }, (_, at) => ({
        path: `quizResults/${userId}-${difficulty}-${at}`,
        fields: {
          userId: { stringValue: userId },
          difficulty: { stringValue: difficulty },
          completed: { booleanValue: true },
          percentage: { integerValue: '80' },
          timestamp: { integerValue: '1' },
        },
      })),
    ),
  );
}
