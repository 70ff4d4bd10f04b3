import type { BrowserContext, Page } from '@playwright/test';
import { mockGapi } from './mockGapi';

/** Firebase Auth loads this script even with an emulator; the mock lets the sign-in popup work offline. */
export const mockGoogle = (context: BrowserContext, isReachable = () => true) =>
  context.route('https://apis.google.com/js/api.js*', (route) =>
    isReachable()
      ? route.fulfill({ contentType: 'text/javascript', body: `(${mockGapi.toString()})();` })
      : route.abort(),
  );

/** Fills in the emulator's account page, which replaces Google's. */
export async function signInInPopup(popup: Page, { name, email }: { name: string; email: string }) {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}
