import type { Page } from '@playwright/test';
import { signInInPopup } from './googlePopup';

/** Signs in from a page with the Google button. */
export async function signIn(page: Page, name = 'సీత') {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInInPopup(await popup, { name, email: `${crypto.randomUUID()}@example.com` });
  // A page behind a closed popup may not be painted, so code that waits for a frame would hang.
  await page.bringToFront();
}

/** The learner's id, as Firebase stores it in the browser. */
export const signedInId = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onsuccess = () => {
          const all = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll();
          all.onsuccess = () => {
            opening.result.close();
            // The store also contains the entry with which Firebase tests the storage.
            resolve(String(all.result.find(({ value }) => value?.uid)?.value.uid));
          };
        };
      }),
  );
