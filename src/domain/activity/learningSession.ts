import { type ActivityOf, NO_ANSWERS, whenOf } from './activity';
import { beginSeen, seenSeconds, type SeenTime } from './seenTime';

/** One search on the AI learning page, from its start to the next search or to leaving the page. */
export type LearningSession = {
  readonly userId: string;
  readonly searchQuery: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly timeSpentSeconds: number;
  readonly timestamp: number;
};

/** A search in progress. */
export type Search = SeenTime & { readonly query: string };

export const beginSearch = (query: string, now: number): Search => ({ ...beginSeen(now), query: query.trim() });

export function endSearch(search: Search, userId: string, now: number): LearningSession {
  const endTime = Math.max(search.startedAt, now);
  return {
    userId,
    searchQuery: search.query,
    startTime: search.startedAt,
    endTime,
    timeSpentSeconds: seenSeconds(search, now),
    timestamp: endTime,
  };
}

export const searchActivity = ({ userId, startTime, timeSpentSeconds }: LearningSession): ActivityOf<'search'> => ({
  ...whenOf(userId, startTime, timeSpentSeconds),
  ...NO_ANSWERS,
  kind: 'search',
});

/** The queries, without duplicates that differ only in case. */
export function searchedFor(sessions: readonly Pick<LearningSession, 'searchQuery'>[]): string[] {
  const byLowerCase = new Map<string, string>();
  for (const { searchQuery } of sessions) {
    const query = searchQuery.trim();
    const lowerCase = query.toLowerCase();
    if (query !== '' && !byLowerCase.has(lowerCase)) byLowerCase.set(lowerCase, query);
  }
  return [...byLowerCase.values()];
}
