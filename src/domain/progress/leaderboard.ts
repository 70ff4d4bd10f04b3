import type { LearnerSummary } from '../learner/summary';
import { type Nickname, nicknamesFor } from './nickname';
import { soundSummary } from './soundSummary';
import { weeklyPoints } from './week';

/** A learner to compare with others, from whatever source. */
export type Competitor = { readonly id: string; readonly summary: LearnerSummary };

export type LeaderboardRow = {
  readonly id: string;
  /** Learners with equal points share a place. */
  readonly place: number;
  readonly nickname: Nickname;
  readonly points: number;
  readonly isYou: boolean;
};

/** Sorted by the points of the last seven days. */
export function leaderboard(competitors: readonly Competitor[], yourId: string, today: string): LeaderboardRow[] {
  const nicknames = nicknamesFor(competitors.map(({ id }) => id));
  const scored = [...new Map(competitors.map((competitor) => [competitor.id, competitor])).values()]
    .map(({ id, summary }) => ({ id, points: weeklyPoints(soundSummary(summary).pointsByDay, today) }))
    .sort((a, b) => b.points - a.points || Number(b.id === yourId) - Number(a.id === yourId));
  return scored.flatMap(({ id, points }) => {
    const nickname = nicknames.get(id);
    const place = 1 + scored.filter((other) => other.points > points).length;
    return nickname ? [{ id, place, nickname, points, isYou: id === yourId }] : [];
  });
}
