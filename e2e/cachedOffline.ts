import { expect, type Page } from '@playwright/test';

export const waitForServiceWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until the service worker has cached everything; it fetches the manifest last. */
export const waitForFullCache = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/manifest.webmanifest'))), { timeout: 45_000 })
    .toBe(true);
