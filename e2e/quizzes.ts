import { expect, type Locator, type Page } from '@playwright/test';
import type { Run } from '../src/domain/practice/run';
import { performSteps } from './performSteps';

type Level = 'easy' | 'medium' | 'hard';

type Question = { readonly correctAnswer: string; readonly options: readonly string[] };

/** The current question, read from the newest stored run of any learner. */
async function currentQuestion(page: Page, level: Level): Promise<Question | undefined> {
  const texts = await page.evaluate(
    (name) =>
      Object.entries(localStorage).flatMap(([key, text]) =>
        key.startsWith('run:') && key.split(':')[2] === name ? [String(text)] : [],
      ),
    level,
  );
  const runs = texts.map((text) => JSON.parse(text) as Pick<Run, 'tasks' | 'queue' | 'clock'>);
  const run = runs.toSorted((one, other) => other.clock.startedAt - one.clock.startedAt)[0];
  const task: unknown = run?.tasks[run.queue[0] ?? 0]?.exercise.task;
  return task as Question | undefined;
}

export const option = (page: Page, text: string) => page.locator(`[data-option="${text}"]`);

async function answerTo(page: Page, level: Level, isRight: boolean): Promise<string> {
  const question = await currentQuestion(page, level);
  const picked = isRight ? question?.correctAnswer : question?.options.find((one) => one !== question.correctAnswer);
  return picked ?? '';
}

/** Picks a right or wrong answer to the current question. @returns its text */
export async function answer(page: Page, level: Level, isRight = true, options = {}): Promise<string> {
  const picked = await answerTo(page, level, isRight);
  await option(page, picked).click(options);
  return picked;
}

const PLAY = {
  en: {
    start: 'Start Quiz',
    next: 'Next Question',
    finish: 'Finish Quiz',
    length: (count: number) => `${count} questions`,
    at: (place: number, total: number) => `${place} of ${total}`,
  },
  te: {
    start: 'క్విజ్ మొదలుపెట్టు',
    next: 'తర్వాతి ప్రశ్న',
    finish: 'క్విజ్ ముగించు',
    length: (count: number) => `${count} ప్రశ్నలు`,
    at: (place: number, total: number) => `${total}లో ${place}వది`,
  },
} as const;

/** Replaces the default mix by one category. */
export async function chooseOnly(page: Page, category: Locator) {
  await page.getByRole('button', { name: /^(Choose none|ఏదీ వద్దు)$/ }).click();
  await category.check();
}

/** Plays from the category choice to the results; the first `wrong` answers are wrong. */
export async function playEasy(page: Page, { wrong = 0, count = 5, language = 'en' as keyof typeof PLAY } = {}) {
  const texts = PLAY[language];
  await chooseOnly(page, page.getByRole('checkbox').first());
  await page.getByRole('radio', { name: texts.length(count), exact: true }).check();
  await page.getByRole('button', { name: texts.start }).click();
  for (let place = 1; place <= count; place += 1) {
    await expect(page.getByText(texts.at(place, count), { exact: true })).toBeVisible();
    const picked = await answerTo(page, 'easy', place > wrong);
    await performSteps(page, [
      { press: picked },
      { press: new RegExp(`^${place === count ? texts.finish : texts.next}$`) },
    ]);
  }
}

/** Translates a word and generates its quiz. */
export async function generate(page: Page, word = 'mango') {
  await page.getByRole('combobox', { name: 'English text' }).fill(word);
  await page.getByRole('button', { name: 'Translate' }).click();
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible();
}

/** Answers three generated questions without pressing Submit. */
export async function answerAll(page: Page, level: 'medium' | 'hard', wrong = 0) {
  for (let place = 1; place <= 3; place += 1) {
    await expect(page.getByText(`${place} of 3`, { exact: true })).toBeVisible();
    const picked = await answerTo(page, level, place > wrong);
    await performSteps(page, [{ press: picked }, ...(place < 3 ? [{ press: /^Next$/ }] : [])]);
  }
}

/** Every document of a collection in the browser's database. */
export const stored = (page: Page, collection: string) =>
  page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('error', () => reject(opening.error));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map((entry) => entry.data ?? entry));
          };
        };
      }),
    collection,
  );

/** Plants passed quizzes of a level; three of them unlock the next level. */
export const plantPassed = (page: Page, difficulty: 'easy' | 'medium' = 'easy', count = 3) =>
  page.evaluate(
    ([level, passed]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('aksharam');
        opening.onsuccess = () => {
          const change = opening.result.transaction(['userPreferences', 'quizResults'], 'readwrite');
          change.objectStore('userPreferences').getAllKeys().onsuccess = ({ target }) => {
            const [userId] = (target as IDBRequest<string[]>).result;
            const data = { userId, difficulty: level, completed: true, percentage: 80, timestamp: 1 };
            for (let id = 1; id <= passed; id += 1)
              change.objectStore('quizResults').put({ id: `${level}${id}`, data, keys: { ...data, completed: 1 } });
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [difficulty, count] as const,
  );

/** The parameters of all stored events with this name, oldest first. */
export const eventsOf = async (page: Page, name: string) =>
  (await stored(page, 'events')).filter((event) => event['name'] === name).map(({ parameters }) => parameters);
