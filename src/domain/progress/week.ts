import { dayNumber, dayOf, DAYS_OF_WEEK, daysUpTo, weekdayOf } from './calendar';
import { USUAL_DAILY_MINUTES } from '../learner/preferences';
import { countOf } from './soundSummary';

export const weeklyGoalOf = (dailyMinutes: number): number => dailyMinutes * DAYS_OF_WEEK;
export const WEEKLY_GOAL_MINUTES = weeklyGoalOf(USUAL_DAILY_MINUTES);

export type DayMinutes = {
  /** Monday is 0. */
  readonly weekday: number;
  readonly minutes: number;
  /** The learner did something, even if for less than a minute. */
  readonly isPracticed: boolean;
  readonly isToday: boolean;
  readonly isAhead: boolean;
};

type Days = Readonly<Record<string, number>>;

const minutesOf = (seconds: number): number => Math.round(seconds / 60);

export const minutesOn = (secondsByDay: Days, day: string): number => minutesOf(countOf(secondsByDay, day));

const secondsFrom = (secondsByDay: Days, first: number): number[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, at) => countOf(secondsByDay, dayOf(first + at)));

const daysFrom = (secondsByDay: Days, first: number, today: number): DayMinutes[] =>
  secondsFrom(secondsByDay, first).map((seconds, at) => {
    const day = first + at;
    // Days after today come from a wrong clock and do not count yet.
    const isAhead = day > today;
    return {
      weekday: weekdayOf(day),
      minutes: isAhead ? 0 : minutesOf(seconds),
      isPracticed: !isAhead && Object.hasOwn(secondsByDay, dayOf(day)),
      isToday: day === today,
      isAhead,
    };
  });

/** From Monday to Sunday. */
export function thisWeek(secondsByDay: Days, today: string): DayMinutes[] {
  const now = dayNumber(today) ?? 0;
  return daysFrom(secondsByDay, now - weekdayOf(now), now);
}

/** The seven days that end today. */
export function lastSevenDays(secondsByDay: Days, today: string): DayMinutes[] {
  const now = dayNumber(today) ?? 0;
  return daysFrom(secondsByDay, now - DAYS_OF_WEEK + 1, now);
}

const sum = (days: readonly DayMinutes[]): number => days.reduce((total, { minutes }) => total + minutes, 0);

export const minutesLeftOfGoal = (secondsByDay: Days, today: string, goal: number): number =>
  Math.max(0, goal - sum(thisWeek(secondsByDay, today)));

/** The percentage of this week's goal that is reached, at most 100. */
export const weeklyGoalPercent = (secondsByDay: Days, today: string, goal: number): number =>
  Math.floor((1 - minutesLeftOfGoal(secondsByDay, today, goal) / goal) * 100);

/** Minutes per day over the last seven days, or since the learner's first day if that is later. */
export function averageDailyMinutes(secondsByDay: Days, today: string): number {
  const now = dayNumber(today);
  const [first] = daysUpTo(today, Object.keys(secondsByDay));
  if (now === null || first === undefined) return 0;
  return Math.round(sum(lastSevenDays(secondsByDay, today)) / Math.min(DAYS_OF_WEEK, now - first + 1));
}

/** The points of the last seven days, for the leaderboard. */
export function weeklyPoints(pointsByDay: Days, today: string): number {
  const now = dayNumber(today) ?? 0;
  return secondsFrom(pointsByDay, now - DAYS_OF_WEEK + 1).reduce((total, points) => total + points, 0);
}
