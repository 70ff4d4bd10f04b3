import { type ActivityOf, NO_ANSWERS, whenOf } from '../activity/activity';
import { beginSeen, seenSeconds, type SeenTime, step } from '../activity/seenTime';

/** One stay at a story or a rhyme. */
export type StoryVisit = SeenTime & {
  /** Which pages were open, from 0. */
  readonly pages: readonly number[];
  /** The keys of the words that the learner asked for. */
  readonly asked: readonly string[];
};

/** How long a text is: nobody reads its sentences in less than a second each. */
export type TextSize = { readonly pages: number; readonly sentences: number };

const SECONDS_A_SENTENCE = 1;

/** Who only looked in leaves nothing behind. */
const MIN_STAY_SECONDS = 10;

export const beginStay = (now: number): StoryVisit => ({ ...beginSeen(now), pages: [], asked: [] });

const withOne = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list : [...list, one]);

export const openPage = (visit: StoryVisit, page: number, now: number): StoryVisit => ({
  ...step(visit, now),
  pages: withOne(visit.pages, page),
});

export const askFor = (visit: StoryVisit, key: string, now: number): StoryVisit => ({
  ...step(visit, now),
  asked: withOne(visit.asked, key),
});

/** Every page was open, for as long as reading it takes at least. */
const isReadToEnd = (visit: StoryVisit, { pages, sentences }: TextSize, now: number): boolean =>
  visit.pages.length >= pages && seenSeconds(visit, now) >= sentences * SECONDS_A_SENTENCE;

/** What the stay leaves behind; `null` where there is nothing to tell. */
export function storyActivity(
  visit: StoryVisit,
  { userId, storyId, size }: { readonly userId: string; readonly storyId: string; readonly size: TextSize },
  now: number,
): ActivityOf<'story'> | null {
  const secondsSpent = seenSeconds(visit, now);
  const isRead = isReadToEnd(visit, size, now);
  if (!isRead && visit.asked.length === 0 && secondsSpent < MIN_STAY_SECONDS) return null;
  return {
    ...whenOf(userId, visit.startedAt, secondsSpent),
    ...NO_ANSWERS,
    wrong: visit.asked,
    kind: 'story',
    storyId,
    isRead,
  };
}
