import { plantLearner } from './plantLearner';
import { test as base } from './test';

const KITES = ['Kites'];
const PROFILE = { interests: KITES, hobbies: KITES, likes: KITES, dislikes: KITES, favoriteFoods: KITES } as const;

/** Every test starts as a new learner who has answered the onboarding questions and chosen where to begin. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await plantLearner(page, {
      learner: { id: 'sita', name: 'Sita', email: 'sita@example.com' },
      profile: { ...PROFILE, startAt: 'letters' },
    });
    await use(page);
  },
});
