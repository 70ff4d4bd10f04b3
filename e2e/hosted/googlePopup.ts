import type { BrowserContext, Page } from '@playwright/test';
import { mockGapi } from './mockGapi';

/** Firebase Auth loads this script even against an emulator; without it the real popup works offline. */
export const answerForGoogle = (context: BrowserContext, isThere = () => true) =>
  context.route('https://apis.google.com/js/api.js*', (route) =>
    isThere() ? route.fulfill({ contentType: 'text/javascript', body: `(${mockGapi.toString()})();` }) : route.abort(),
  );

/** Fills in the emulator's page where Google would ask for an account. */
export async function signInInPopup(popup: Page, { name, email }: { name: string; email: string }) {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}
