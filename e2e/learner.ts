import { expect, type Page } from '@playwright/test';

/** Adds a learner on this device and signs in; the page must be the sign-in page. */
export async function signInOnDevice(page: Page, name = 'Sita') {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is learning?' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill('sita@example.com');
  await dialog.getByRole('button', { name: 'Start learning' }).click();
}

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

/** Answers the onboarding questions without pressing Complete. */
export async function answerUpToComplete(page: Page, entry = 'Kites') {
  await page.getByLabel('Your age').fill('8');
  await continueButton(page).click();
  await page.getByLabel('Your grade').selectOption('Grade 3');
  await continueButton(page).click();
  for (const label of ['I’m curious about', 'I like to do', 'I like', 'I don’t like', 'I love to eat']) {
    await page.getByRole('combobox', { name: `Something ${label}`, exact: true }).fill(entry);
    if (label !== 'I love to eat') await continueButton(page).click();
  }
}

/** Completes the onboarding questions and skips the question where to begin. */
export async function completeQuestions(page: Page) {
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL('/dashboard/begin');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Makes writes to the browser's database fail, or work again. */
export const failWrites = (page: Page, fails: boolean) =>
  page.evaluate((on) => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { realPut?: IDBObjectStore['put'] };
    store.realPut ??= store.put;
    store.put = on
      ? () => {
          throw new DOMException('full', 'QuotaExceededError');
        }
      : store.realPut;
  }, fails);

/** Makes reads from the browser's database fail, or work again. */
export const failReads = (page: Page, fails: boolean) =>
  page.evaluate((on) => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { realGet?: IDBObjectStore['get'] };
    store.realGet ??= store.get;
    store.get = on
      ? () => {
          throw new DOMException('broken', 'UnknownError');
        }
      : store.realGet;
  }, fails);
