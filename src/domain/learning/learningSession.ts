import type { Activity } from './activity';
import { calendarDay } from './calendarDay';

/** One search on the AI learning page, from its start to the next search or to leaving the page. */
export type LearningSession = {
  readonly userId: string;
  readonly searchQuery: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly timeSpentSeconds: number;
  readonly timestamp: number;
};

/** A search under way. Only time in which the page could be seen counts as spent; every moment is given in. */
export type Search = {
  readonly query: string;
  readonly startedAt: number;
  readonly seenMs: number;
  /** Since when it can be seen; null while the page is hidden. */
  readonly seenSince: number | null;
};

export const beginSearch = (query: string, now: number): Search => ({
  query: query.trim(),
  startedAt: now,
  seenMs: 0,
  seenSince: now,
});

// A clock may be set back while a page is open.
const seenUntil = ({ seenMs, seenSince }: Search, now: number): number =>
  seenMs + (seenSince === null ? 0 : Math.max(0, now - seenSince));

export const hideSearch = (search: Search, now: number): Search => ({
  ...search,
  seenMs: seenUntil(search, now),
  seenSince: null,
});

export const showSearch = (search: Search, now: number): Search => ({ ...hideSearch(search, now), seenSince: now });

export function endSearch(search: Search, userId: string, now: number): LearningSession {
  const endTime = Math.max(search.startedAt, now);
  return {
    userId,
    searchQuery: search.query,
    startTime: search.startedAt,
    endTime,
    timeSpentSeconds: Math.round(seenUntil(search, now) / 1000),
    timestamp: endTime,
  };
}

export const searchActivity = ({ userId, startTime, timeSpentSeconds }: LearningSession): Activity => ({
  userId,
  kind: 'search',
  startedAt: startTime,
  day: calendarDay(new Date(startTime)),
  secondsSpent: timeSpentSeconds,
  right: [],
  wrong: [],
});

/** What was searched for, each once whatever its case, in the order given. */
export function searchedFor(sessions: readonly Pick<LearningSession, 'searchQuery'>[]): string[] {
  const byMeaning = new Map<string, string>();
  for (const { searchQuery } of sessions) {
    const query = searchQuery.trim();
    const same = query.toLowerCase();
    if (query !== '' && !byMeaning.has(same)) byMeaning.set(same, query);
  }
  return [...byMeaning.values()];
}
