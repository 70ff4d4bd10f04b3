import { dayNumber, dayOf, DAYS_OF_WEEK, daysUpTo, weekdayOf } from './calendar';
import { USUAL_DAILY_MINUTES } from '../learner/preferences';
import { countOf } from './soundSummary';

export const weeklyGoalOf = (dailyMinutes: number): number => dailyMinutes * DAYS_OF_WEEK;
export const WEEKLY_GOAL_MINUTES = weeklyGoalOf(USUAL_DAILY_MINUTES);

export type DayMinutes = {
  /** Monday is 0. */
  readonly weekday: number;
  readonly minutes: number;
  /** Something was done, if only for a moment. */
  readonly isPractised: boolean;
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
    // What a clock that was wrong put after today is not of this week yet.
    const isAhead = day > today;
    return {
      weekday: weekdayOf(day),
      minutes: isAhead ? 0 : minutesOf(seconds),
      isPractised: !isAhead && Object.hasOwn(secondsByDay, dayOf(day)),
      isToday: day === today,
      isAhead,
    };
  });

/** This week from Monday to Sunday. */
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

/** How much of this week's goal is reached, in per cent; more than all of it is all. */
export const weeklyGoalPercent = (secondsByDay: Days, today: string, goal: number): number =>
  Math.floor((1 - minutesLeftOfGoal(secondsByDay, today, goal) / goal) * 100);

/** Minutes a day over the last seven days; over fewer for whoever began within them. */
export function averageDailyMinutes(secondsByDay: Days, today: string): number {
  const now = dayNumber(today);
  const [first] = daysUpTo(today, Object.keys(secondsByDay));
  if (now === null || first === undefined) return 0;
  return Math.round(sum(lastSevenDays(secondsByDay, today)) / Math.min(DAYS_OF_WEEK, now - first + 1));
}

/** The points of the seven days that end today, for the leaderboard. */
export function weeklyPoints(pointsByDay: Days, today: string): number {
  const now = dayNumber(today) ?? 0;
  return secondsFrom(pointsByDay, now - DAYS_OF_WEEK + 1).reduce((total, points) => total + points, 0);
}
