import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { saveFailureScreenshots } from '../failureScreenshots';
import { saveData } from '../saveData';
import { mockVoice } from '../mockVoice';

type Devices = {
  prepared: void;
  /** Opens a page on another device. */
  otherDevice: () => Promise<Page>;
};

/** Speech is the same in both configurations, so only the embedded tests use the real voice. */
export const test = base.extend<Devices>({
  prepared: [
    async ({ context }, use, info) => {
      await context.addInitScript(mockVoice);
      await context.addInitScript(saveData);
      await use();
      await saveFailureScreenshots(context, info);
    },
    { auto: true },
  ],
  otherDevice: async ({ browser }, use, info) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      opened.push(context);
      await context.addInitScript(mockVoice);
      await context.addInitScript(saveData);
      return context.newPage();
    });
    for (const context of opened) await saveFailureScreenshots(context, info);
    // Open pages would keep listening to the store during later tests.
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
