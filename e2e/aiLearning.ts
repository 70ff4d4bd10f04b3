import type { Page } from '@playwright/test';

export const AT = '/dashboard/ai-learning';
export const question = (page: Page) => page.getByRole('combobox', { name: 'What would you like to learn about?' });
export const explainButton = (page: Page) => page.getByRole('button', { name: 'Explain', exact: true });
export const about = (page: Page, word: string) => page.getByRole('heading', { name: `About “${word}”` });

export async function ask(page: Page, text: string) {
  await question(page).fill(text);
  await explainButton(page).click();
}

type StoredSession = { readonly searchQuery: string; readonly startTime: number; readonly endTime: number } & Readonly<
  Record<string, unknown>
>;

/** The learning sessions in the device's database, oldest first. */
export const sessions = (page: Page): Promise<StoredSession[]> =>
  page.evaluate(
    () =>
      new Promise<StoredSession[]>((resolve, reject) => {
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('The database did not open')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('learningSessions').objectStore('learningSessions').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            const found = all.result.map((record: { data: StoredSession }) => record.data);
            resolve(found.toSorted((a: StoredSession, b: StoredSession) => a.startTime - b.startTime));
          });
        });
      }),
  );
export const searched = async (page: Page) => (await sessions(page)).map(({ searchQuery }) => searchQuery);
