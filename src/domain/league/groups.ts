import type { LeagueFace } from './nickname';

export type Member = LeagueFace & { readonly id: string; readonly points: number };

/** One row of a board. */
type LeagueEntry = LeagueFace & { readonly points: number; readonly isYou?: true };

/** What one member sees; one document, under their id. */
export type LeagueBoard = {
  /** The ISO week it was made in: `2026-W47`. */
  readonly week: string;
  /** Those with equal points share a place. */
  readonly rank: number;
  readonly entries: readonly LeagueEntry[];
};

export const MAX_GROUP_SIZE = 30;

const byPoints = (a: Member, b: Member): number => b.points - a.points || (a.id < b.id ? -1 : 1);

/**
 * Groups of about thirty who did about as much in these seven days, so that everybody has somebody near. The groups
 * differ by at most one member.
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

/** The group as this member of it sees it: the most points first, and oneself first among equals. No ids are in it. */
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
