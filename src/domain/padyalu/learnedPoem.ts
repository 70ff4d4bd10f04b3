import { type ActivityOf, NO_ANSWERS, whenOf } from '../activity/activity';
import { recordIdOf } from '../activity/recordId';

/** One record for each learner and poem: a poem is learned once. */
export const learnedPoemId = (userId: string, poemId: string): string => recordIdOf(userId, `poem-learned-${poemId}`);

/** A poem known by heart. Its time was recorded when it was read. */
export const learnedPoemActivity = (userId: string, poemId: string, now: number): ActivityOf<'poem-learned'> => ({
  ...whenOf(userId, now, 0),
  ...NO_ANSWERS,
  kind: 'poem-learned',
  poemId,
});
