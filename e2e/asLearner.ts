import type { BrowserContextOptions } from '@playwright/test';
import { startAsLearner } from './learner';
import { test as base } from './test';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Every journey begins as the same learner, who answered the seven questions once for all of them. */
export const test = base.extend<object, { learner: StorageState }>({
  learner: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' });
      await startAsLearner(await context.newPage());
      const state = await context.storageState({ indexedDB: true });
      await context.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ learner }, use) => use(learner),
});
