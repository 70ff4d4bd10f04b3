import type { Page } from '@playwright/test';

/**
 * To another address of the app that is open, as Back and Forward lead there: the app is not started anew. Not right after
 * a sign-out, which may still be on its way home.
 */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
