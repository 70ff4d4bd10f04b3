import type { Activity } from '../activity/activity';
import { calendarDay } from '../activity/calendarDay';

/** One record for each learner and poem: a poem is learned once. */
export const learnedPoemId = (userId: string, poemId: string): string => `poem-learned-${userId}-${poemId}`;

/** A poem known by heart. Its time was recorded when it was read. */
export const learnedPoemActivity = (userId: string, poemId: string, now: number): Activity => ({
  userId,
  kind: 'poem-learned',
  lessonId: poemId,
  startedAt: now,
  day: calendarDay(new Date(now)),
  secondsSpent: 0,
  right: [],
  wrong: [],
});
