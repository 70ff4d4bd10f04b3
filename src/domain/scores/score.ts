import type { Activity } from '../activity/activity';
import { dayNumber, dayOf } from '../progress/calendar';
import { countOf } from '../progress/soundSummary';
import { summaryChange } from '../progress/summaryChange';

/** What others may see of a learner: counted by the server from activities, never by a device. One document each. */
export type Score = {
  readonly points: number;
  readonly activities: number;
  readonly pointsByDay: Readonly<Record<string, number>>;
  readonly countByDay: Readonly<Record<string, number>>;
};

export const NO_SCORE: Score = { points: 0, activities: 0, pointsByDay: {}, countByDay: {} };

/** Days that are kept by themselves; what was done before them counts for nothing that others see. */
export const SCORED_DAYS = 60;

/** A child who plays all day stays below these; whoever writes activities by a program does not. */
export const MAX_POINTS_PER_DAY = 3_000;
export const MAX_ACTIVITIES_PER_DAY = 300;
/** The longest sitting brings less. */
export const MAX_POINTS_PER_ACTIVITY = 500;

/** A learner's own calendar may be a day ahead of the server's. */
const DAYS_AHEAD = 1;

type Days = Readonly<Record<string, number>>;

/** Whether what is dated so still counts; `today` is the server's. */
export function isScored(day: string, today: string): boolean {
  const [then, now] = [dayNumber(day), dayNumber(today)];
  return then !== null && now !== null && then <= now + DAYS_AHEAD && then > now - SCORED_DAYS;
}

const keptDays = (days: Days, today: string): Days =>
  Object.fromEntries(Object.entries(days).filter(([day]) => isScored(day, today)));

const increaseOf = (activity: Activity, field: 'points' | 'activities'): number =>
  summaryChange(activity)
    .increments.filter(({ path }) => path[0] === field)
    .reduce((sum, { by }) => sum + by, 0);

/** What the activity adds to its day, as far as the day has room. */
function room(score: Score, activity: Activity): { points: number; activities: number } {
  const activities = increaseOf(activity, 'activities');
  if (countOf(score.countByDay, activity.day) + activities > MAX_ACTIVITIES_PER_DAY)
    return { points: 0, activities: 0 };
  const left = MAX_POINTS_PER_DAY - countOf(score.pointsByDay, activity.day);
  return { points: Math.max(0, Math.min(increaseOf(activity, 'points'), MAX_POINTS_PER_ACTIVITY, left)), activities };
}

/** The score with one activity more. In whatever order they come, no day ever has more than a child can do. */
export function withScored(score: Score, activity: Activity, today: string): Score {
  const { day } = activity;
  const kept = {
    ...score,
    pointsByDay: keptDays(score.pointsByDay, today),
    countByDay: keptDays(score.countByDay, today),
  };
  if (!isScored(day, today)) return kept;
  const { points, activities } = room(kept, activity);
  if (activities === 0) return kept;
  return {
    points: kept.points + points,
    activities: kept.activities + activities,
    pointsByDay: { ...kept.pointsByDay, [day]: countOf(kept.pointsByDay, day) + points },
    countByDay: { ...kept.countByDay, [day]: countOf(kept.countByDay, day) + activities },
  };
}

/** The server's day, by which scores are kept. */
export const serverDay = (now: number): string => dayOf(Math.floor(now / 86_400_000));
