import type { Page } from '@playwright/test';
import { signInInPopup } from './googlePopup';

/** From a page that offers to continue with Google. */
export async function signIn(page: Page, name = 'సీత') {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInInPopup(await popup, { name, email: `${crypto.randomUUID()}@example.com` });
  // A page behind a window that was closed may go unpainted, and what waits for a frame would wait for ever.
  await page.bringToFront();
}

/** The learner's id, as Firebase keeps it in this browser. */
export const signedInId = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onsuccess = () => {
          const all = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll();
          all.onsuccess = () => {
            opening.result.close();
            // Beside the learner there is what Firebase tries the storage with.
            resolve(String(all.result.find(({ value }) => value?.uid)?.value.uid));
          };
        };
      }),
  );
