import type { Activity } from '../activity/activity';
import { dayNumber, dayOf } from '../progress/calendar';
import { countOf } from '../progress/soundSummary';
import { summaryChange } from '../progress/summaryChange';

/** The figures others may see of a learner: one document, counted from activities by the server, never by a device. */
export type Score = {
  readonly points: number;
  readonly activities: number;
  readonly pointsByDay: Readonly<Record<string, number>>;
  readonly countByDay: Readonly<Record<string, number>>;
};

export const NO_SCORE: Score = { points: 0, activities: 0, pointsByDay: {}, countByDay: {} };

/** Number of days with separate counts; older activities do not count for the score. */
export const SCORED_DAYS = 60;

/** A child who plays all day stays below these limits; a script does not. */
export const MAX_POINTS_PER_DAY = 3_000;
export const MAX_ACTIVITIES_PER_DAY = 300;
/** The longest run gives fewer points. */
export const MAX_POINTS_PER_ACTIVITY = 500;

/** A learner's local day may be one day ahead of the server's. */
const MAX_DAYS_AHEAD = 1;

type Days = Readonly<Record<string, number>>;

/** Whether an activity of this day still counts; `today` is the server's day. */
export function isScored(day: string, today: string): boolean {
  const [then, now] = [dayNumber(day), dayNumber(today)];
  return then !== null && now !== null && then <= now + MAX_DAYS_AHEAD && then > now - SCORED_DAYS;
}

const scoredDays = (days: Days, today: string): Days =>
  Object.fromEntries(Object.entries(days).filter(([day]) => isScored(day, today)));

const increaseOf = (activity: Activity, field: 'points' | 'activities'): number =>
  summaryChange(activity)
    .increments.filter(({ path }) => path[0] === field)
    .reduce((sum, { by }) => sum + by, 0);

/** What the activity adds to its day, within the daily limits. */
function additionOf(score: Score, activity: Activity): { points: number; activities: number } {
  const activities = increaseOf(activity, 'activities');
  if (countOf(score.countByDay, activity.day) + activities > MAX_ACTIVITIES_PER_DAY)
    return { points: 0, activities: 0 };
  const left = MAX_POINTS_PER_DAY - countOf(score.pointsByDay, activity.day);
  return { points: Math.max(0, Math.min(increaseOf(activity, 'points'), MAX_POINTS_PER_ACTIVITY, left)), activities };
}

/** The score after one more activity. The daily limits hold in whatever order activities arrive. */
export function withScored(score: Score, activity: Activity, today: string): Score {
  const { day } = activity;
  const pruned = {
    ...score,
    pointsByDay: scoredDays(score.pointsByDay, today),
    countByDay: scoredDays(score.countByDay, today),
  };
  if (!isScored(day, today)) return pruned;
  const { points, activities } = additionOf(pruned, activity);
  if (activities === 0) return pruned;
  return {
    points: pruned.points + points,
    activities: pruned.activities + activities,
    pointsByDay: { ...pruned.pointsByDay, [day]: countOf(pruned.pointsByDay, day) + points },
    countByDay: { ...pruned.countByDay, [day]: countOf(pruned.countByDay, day) + activities },
  };
}

/** The server's day (UTC), which scores use. */
export const serverDay = (now: number): string => dayOf(Math.floor(now / 86_400_000));
