import type { LeagueFace } from './nickname';

export type Member = LeagueFace & { readonly id: string; readonly points: number };

type LeagueEntry = LeagueFace & { readonly points: number; readonly isYou?: true };

/** The board one member sees, stored as one document under their id. */
export type LeagueBoard = {
  /** The ISO week of the board: `2026-W47`. */
  readonly week: string;
  /** Members with equal points share a rank. */
  readonly rank: number;
  readonly entries: readonly LeagueEntry[];
};

export const MAX_GROUP_SIZE = 30;

const byPoints = (a: Member, b: Member): number => b.points - a.points || (a.id < b.id ? -1 : 1);

/**
 * Groups of at most thirty members with similar points in the last seven days, so that everybody has a close rival.
 * Group sizes differ by at most one.
 */
export function groupsOf(members: readonly Member[]): readonly (readonly Member[])[] {
  const sorted = [...new Map(members.map((member) => [member.id, member])).values()].sort(byPoints);
  const groups = Math.ceil(sorted.length / MAX_GROUP_SIZE);
  return Array.from({ length: groups }, (_, at) =>
    sorted.slice(Math.floor((at * sorted.length) / groups), Math.floor(((at + 1) * sorted.length) / groups)),
  );
}

const boardRowOf = ({ id, nickname, picture, points }: Member, you: Member): LeagueEntry =>
  id === you.id ? { nickname, picture, points, isYou: true } : { nickname, picture, points };

/** The group as one member sees it, sorted by points; `you` comes first among equals. It contains no ids. */
export function boardFor(group: readonly Member[], you: Member, week: string): LeagueBoard {
  const rows = [...group].sort(
    (a, b) => b.points - a.points || Number(b.id === you.id) - Number(a.id === you.id) || byPoints(a, b),
  );
  return {
    week,
    rank: 1 + group.filter(({ points }) => points > you.points).length,
    entries: rows.map((member) => boardRowOf(member, you)),
  };
}
