import { type ActivityOf, NO_ANSWERS, whenOf } from '../activity/activity';
import { beginSeen, seenSeconds, type SeenTime, seenUntil } from '../activity/seenTime';

/** A poem that was open this long counts as read. */
const READ_AFTER_SECONDS = 20;

/** One visit to a poem. */
export type PoemVisit = SeenTime & { readonly heard: boolean };

export const beginVisit = (now: number): PoemVisit => ({ ...beginSeen(now), heard: false });

/** The learner listened to the last word. */
export const hearVisit = (visit: PoemVisit): PoemVisit => ({ ...visit, heard: true });

/** Milliseconds until the poem counts as read; 0 when it does, null while the page is hidden. */
export function msUntilRead(visit: PoemVisit, now: number): number | null {
  const left = Math.max(0, READ_AFTER_SECONDS * 1000 - seenUntil(visit, now));
  if (visit.heard || left === 0) return 0;
  return visit.seenSince === null ? null : left;
}

export const poemActivity = (userId: string, poemId: string, visit: PoemVisit, now: number): ActivityOf<'poem'> => ({
  ...whenOf(userId, visit.startedAt, seenSeconds(visit, now)),
  ...NO_ANSWERS,
  kind: 'poem',
  poemId,
});
