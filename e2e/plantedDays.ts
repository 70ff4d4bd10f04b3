import type { Page } from '@playwright/test';
import { type Activity, type ActivityOf, NO_ANSWERS } from '../src/domain/activity/activity';
import { ACHIEVEMENTS } from '../src/domain/progress/achievements';
import { BEADS } from '../src/domain/progress/beads';
import { rebuildSummary } from '../src/domain/progress/rebuildSummary';

/** A Friday. */
export const DAY_TEN = '2026-11-20';
const FIRST_DAY = 11;
const MISSED = '2026-11-18';

const dayOfMonth = (date: number) => `2026-11-${date}`;
const momentOf = (day: string) => new Date(`${day}T16:00:00`).getTime();

const VOWELS = ['అ', 'ఆ', 'ఇ', 'ఈ', 'ఉ', 'ఊ', 'ఎ', 'ఏ', 'ఒ', 'ఓ'];
const FAMILY = ['క', 'ఖ', 'గ', 'ఘ', 'ఙ'];
const ANIMALS = ['dog', 'cat', 'cow', 'tiger', 'elephant', 'fish', 'horse', 'snake'];
const letters = (from: number) => VOWELS.slice(from % 8, (from % 8) + 3).map((letter) => `letter:${letter}`);

const practiceOn = (userId: string, day: string, at: number): ActivityOf<'practice'> => ({
  ...NO_ANSWERS,
  kind: 'practice',
  purpose: 'lesson',
  userId,
  startedAt: momentOf(day),
  day,
  secondsSpent: 360 + 60 * at,
  tasksDone: 5,
  partsDone: at < 12 ? [`vowels/exercise/${at + 1}`] : [],
  right: [...letters(at), ...letters(at), ...FAMILY.map((letter) => `letter:${letter}`)],
  wrong: ['letter:ధ', 'letter:ద'],
  mixedUp: ['ధ ద'],
});

const quizOn = (userId: string, day: string, at: number): ActivityOf<'quiz'> => ({
  ...NO_ANSWERS,
  kind: 'quiz',
  difficulty: 'easy',
  userId,
  startedAt: momentOf(day) + 1_000_000,
  day,
  secondsSpent: 120,
  right: ANIMALS.slice(at % 4, (at % 4) + 4).map((word) => `word:animals_${word}`),
});

/** Practice on eight of the first nine days, a quiz on every second one, and a poem learned; nothing on day ten. */
export function tenDays(userId: string): Activity[] {
  const days = Array.from({ length: 9 }, (_, at) => dayOfMonth(FIRST_DAY + at)).filter((day) => day !== MISSED);
  const practices = days.map((day, at) => practiceOn(userId, day, at));
  const quizzes = days.filter((_, at) => at % 2 === 0).map((day, at) => quizOn(userId, day, at));
  const poem: Activity = {
    ...NO_ANSWERS,
    kind: 'poem-learned',
    poemId: 'uppu-kappurambu',
    userId,
    startedAt: momentOf(dayOfMonth(19)) + 2_000_000,
    day: dayOfMonth(19),
    secondsSpent: 0,
  };
  return [...practices, ...quizzes, poem];
}

const CELEBRATED = { level: 99, achievements: ACHIEVEMENTS.map(({ id }) => id), beads: BEADS.map(({ id }) => id) };

const currentLearner = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('device').objectStore('device').get('currentLearner');
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result as string);
          });
        });
      }),
  );

/**
 * Writes the signed-in learner's history into the browser's database, as the app stores it, and marks it as celebrated,
 * so that no celebration covers the page.
 */
export async function plantHistory(page: Page, historyOf: (userId: string) => readonly Activity[]) {
  const userId = await currentLearner(page);
  const activities = historyOf(userId);
  await page.evaluate(
    ([id, done, summary, celebratedBadges]) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem(`celebratedBadges:${id}`, JSON.stringify(celebratedBadges));
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction(['learnerSummaries', 'activities'], 'readwrite');
          change.objectStore('learnerSummaries').put({ id, data: summary, keys: {} });
          for (const [at, data] of done.entries())
            change
              .objectStore('activities')
              .put({ id: `planted-${at}`, data, keys: { userId: id, startedAt: data.startedAt } });
          change.addEventListener('error', () => reject(change.error));
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [userId, activities, rebuildSummary(activities), CELEBRATED] as const,
  );
}
