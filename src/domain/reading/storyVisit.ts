import { type ActivityOf, NO_ANSWERS, whenOf } from '../activity/activity';
import { beginSeen, seenSeconds, type SeenTime, step } from '../activity/seenTime';

/** One visit to a story or rhyme. */
export type StoryVisit = SeenTime & {
  /** Indexes of the pages that were open. */
  readonly pages: readonly number[];
  /** Item keys of the words the learner looked up. */
  readonly lookedUp: readonly string[];
};

/** The size of a text, which gives its minimum reading time. */
export type TextSize = { readonly pages: number; readonly sentences: number };

const MIN_SECONDS_PER_SENTENCE = 1;

/** Shorter visits are not recorded. */
const MIN_VISIT_SECONDS = 10;

export const beginStoryVisit = (now: number): StoryVisit => ({ ...beginSeen(now), pages: [], lookedUp: [] });

const withOne = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list : [...list, one]);

export const openPage = (visit: StoryVisit, page: number, now: number): StoryVisit => ({
  ...step(visit, now),
  pages: withOne(visit.pages, page),
});

export const lookUpWord = (visit: StoryVisit, key: string, now: number): StoryVisit => ({
  ...step(visit, now),
  lookedUp: withOne(visit.lookedUp, key),
});

/** Every page was open, and the visit was long enough to read the text. */
const isReadToEnd = (visit: StoryVisit, { pages, sentences }: TextSize, now: number): boolean =>
  visit.pages.length >= pages && seenSeconds(visit, now) >= sentences * MIN_SECONDS_PER_SENTENCE;

/** The activity of a visit; `null` if it is too short to record. */
export function storyActivity(
  visit: StoryVisit,
  { userId, storyId, size }: { readonly userId: string; readonly storyId: string; readonly size: TextSize },
  now: number,
): ActivityOf<'story'> | null {
  const secondsSpent = seenSeconds(visit, now);
  const isRead = isReadToEnd(visit, size, now);
  if (!isRead && visit.lookedUp.length === 0 && secondsSpent < MIN_VISIT_SECONDS) return null;
  return {
    ...whenOf(userId, visit.startedAt, secondsSpent),
    ...NO_ANSWERS,
    wrong: visit.lookedUp,
    kind: 'story',
    storyId,
    isRead,
  };
}
