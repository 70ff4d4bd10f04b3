import type { Activity } from '../learning/activity';
import { calendarDay } from '../learning/calendarDay';

/** A poem that was open this long was read. */
const READ_AFTER_SECONDS = 20;

/** One stay at a poem. Only time in which the page could be seen counts; every moment is given in. */
export type PoemVisit = {
  readonly startedAt: number;
  readonly seenMs: number;
  /** Since when it can be seen; null while it is hidden. */
  readonly seenSince: number | null;
  readonly heard: boolean;
};

export const beginVisit = (now: number): PoemVisit => ({ startedAt: now, seenMs: 0, seenSince: now, heard: false });

const seenUntil = ({ seenMs, seenSince }: PoemVisit, now: number): number =>
  seenMs + (seenSince === null ? 0 : Math.max(0, now - seenSince));

export const hideVisit = (visit: PoemVisit, now: number): PoemVisit => ({
  ...visit,
  seenMs: seenUntil(visit, now),
  seenSince: null,
});

export const showVisit = (visit: PoemVisit, now: number): PoemVisit => ({ ...hideVisit(visit, now), seenSince: now });

/** Listened to, up to the last word. */
export const hearVisit = (visit: PoemVisit): PoemVisit => ({ ...visit, heard: true });

/** How long until the poem counts as read; 0 once it does, null while nobody looks. */
export function msUntilRead(visit: PoemVisit, now: number): number | null {
  const left = Math.max(0, READ_AFTER_SECONDS * 1000 - seenUntil(visit, now));
  if (visit.heard || left === 0) return 0;
  return visit.seenSince === null ? null : left;
}

export const poemActivity = (userId: string, poemId: string, visit: PoemVisit, now: number): Activity => ({
  userId,
  kind: 'poem',
  lessonId: poemId,
  startedAt: visit.startedAt,
  day: calendarDay(new Date(visit.startedAt)),
  secondsSpent: Math.round(seenUntil(visit, now) / 1000),
  right: [],
  wrong: [],
});
