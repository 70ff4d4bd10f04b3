import type { Page } from '@playwright/test';

/** All records of one store of the browser's database. */
export const stored = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
        opening.addEventListener('error', reject);
      }),
    store,
  );
