import type { Pupil } from './classroom';

export const ROSTER_ORDERS = ['name', 'points', 'lastDay'] as const;
export type RosterOrder = (typeof ROSTER_ORDERS)[number];

const byName = (one: Pupil, other: Pupil): number => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

const COMPARE_BY: Readonly<Record<RosterOrder, (one: Pupil, other: Pupil) => number>> = {
  name: byName,
  points: (one, other) => other.pointsThisWeek - one.pointsThisWeek || byName(one, other),
  // Pupils absent longest come first, because the teacher wants to notice them.
  lastDay: (one, other) => (one.lastDay === other.lastDay ? byName(one, other) : one.lastDay < other.lastDay ? -1 : 1),
};

export const rosterBy = (pupils: readonly Pupil[], order: RosterOrder): Pupil[] => pupils.toSorted(COMPARE_BY[order]);
