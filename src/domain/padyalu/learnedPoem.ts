import type { Activity } from '../learning/activity';

/** One record for each learner and poem: a poem is learned once. */
export const learnedPoemId = (userId: string, poemId: string): string => `poem-learned-${userId}-${poemId}`;

/** A poem known by heart: it stands among what was answered right. Its time was recorded when it was read. */
export const learnedPoemActivity = (userId: string, poemId: string, now: number): Activity => ({
  userId,
  kind: 'poem',
  lessonId: poemId,
  startedAt: now,
  secondsSpent: 0,
  right: [poemId],
  wrong: [],
});
