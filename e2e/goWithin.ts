import type { Page } from '@playwright/test';

/** To another address of the app that is open, as Back and Forward lead there: the app is not started anew. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
