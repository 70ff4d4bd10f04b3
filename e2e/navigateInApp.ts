import type { Page } from '@playwright/test';

/**
 * Navigates inside the running app, like Back and Forward. Do not use it right after a sign-out, whose own navigation may
 * still be running.
 */
export const navigateInApp = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
