import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { picturesOfFailure } from '../picturesOfFailure';
import { saveData } from '../saveData';
import { mockVoice } from '../mockVoice';

type Devices = {
  quiet: void;
  /** A page on a device of its own, beside the one of the journey. */
  otherDevice: () => Promise<Page>;
};

/** What is heard is the same in both configurations: the journeys of the embedded one hear the real voice. */
export const test = base.extend<Devices>({
  quiet: [
    async ({ context }, use, info) => {
      await context.addInitScript(mockVoice);
      await context.addInitScript(saveData);
      await use();
      await picturesOfFailure(context, info);
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
    for (const context of opened) await picturesOfFailure(context, info);
    // They would go on listening to the store beside all journeys to come.
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
