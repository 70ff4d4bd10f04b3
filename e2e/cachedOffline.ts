import { expect, type Page } from '@playwright/test';

export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Until everything is on the device: the manifest is fetched last. */
export const filled = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/manifest.webmanifest'))), { timeout: 45_000 })
    .toBe(true);
