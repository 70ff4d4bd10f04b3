import { test as base } from '@playwright/test';
import { standInVoice } from '../standInVoice';

/** What is heard is the same in both configurations: the journeys of the embedded one hear the real voice. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context }, use) => {
      await context.addInitScript(standInVoice);
      await use();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
