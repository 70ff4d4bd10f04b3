import { type ActivityOf, NO_ANSWERS, whenOf } from '../activity/activity';
import { recordIdOf } from '../activity/recordId';

/** One record per learner and poem, because a poem is learned once. */
export const learnedPoemId = (userId: string, poemId: string): string => recordIdOf(userId, `poem-learned-${poemId}`);

/** It has no time: that was recorded when the poem was read. */
export const learnedPoemActivity = (userId: string, poemId: string, now: number): ActivityOf<'poem-learned'> => ({
  ...whenOf(userId, now, 0),
  ...NO_ANSWERS,
  kind: 'poem-learned',
  poemId,
});
