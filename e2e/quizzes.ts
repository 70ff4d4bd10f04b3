import { expect, type Page } from '@playwright/test';

type Level = 'easy' | 'medium' | 'hard';

type Kept = {
  readonly kind: Level;
  readonly at?: number;
  readonly answers?: readonly unknown[];
  readonly questions: readonly { readonly correctAnswer: string; readonly options: readonly string[] }[];
};

/** The quiz as this browser keeps it while it runs. */
async function keptQuiz(page: Page, level: Level): Promise<Kept> {
  const text = await page.evaluate((name) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('quizInProgress:') && one.endsWith(`:${name}`));
    return key ? localStorage.getItem(key) : null;
  }, level);
  return JSON.parse(text ?? 'null') as Kept;
}

export const option = (page: Page, text: string) => page.locator(`[data-option="${text}"]`);

/** Picks the right answer to the question on show, or a wrong one. */
export async function answer(page: Page, level: Level, isRight = true, options = {}): Promise<string> {
  const quiz = await keptQuiz(page, level);
  const question = quiz.questions[quiz.answers?.length ?? quiz.at ?? 0];
  const picked = isRight ? question?.correctAnswer : question?.options.find((one) => one !== question.correctAnswer);
  await option(page, picked ?? '').click(options);
  return picked ?? '';
}

/** From the category choice to the results of a quiz of five, with so many wrong answers. */
export async function playEasy(page: Page, wrong = 0) {
  await page.getByRole('checkbox', { name: 'Birds', exact: true }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  for (let place = 1; place <= 5; place += 1) {
    await expect(page.getByText(`${place} of 5`, { exact: true })).toBeVisible();
    await answer(page, 'easy', place > wrong);
    await page.getByRole('button', { name: place === 5 ? 'Finish Quiz' : 'Next Question' }).click();
  }
}

/** From the text to its questions. */
export async function generate(page: Page, word = 'mango') {
  await page.getByRole('combobox', { name: 'English text' }).fill(word);
  await page.getByRole('button', { name: 'Translate' }).click();
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible();
}

/** Answers three generated questions and stands before Submit. */
export async function answerAll(page: Page, level: 'medium' | 'hard', wrong = 0) {
  for (let place = 1; place <= 3; place += 1) {
    await expect(page.getByText(`${place} of 3`, { exact: true })).toBeVisible();
    await answer(page, level, place > wrong);
    if (place < 3) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

/** Every document of a collection in this browser's database. */
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
