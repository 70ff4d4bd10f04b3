import { plantLearner } from './plantLearner';
import { test as base } from './test';

const KITES = ['Kites'];
const PROFILE = { interests: KITES, hobbies: KITES, likes: KITES, dislikes: KITES, favoriteFoods: KITES } as const;

/** Every journey begins as a learner who answered the seven questions and where to begin, and has done nothing yet. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await plantLearner(page, {
      learner: { id: 'sita', name: 'Sita', email: 'sita@example.com' },
      profile: { ...PROFILE, startAt: 'letters' },
    });
    await use(page);
  },
});
