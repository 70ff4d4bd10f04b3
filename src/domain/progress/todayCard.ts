import type { LearnerSummary } from '../learner/summary';
import type { LessonToday } from './lessonsToday';
import { minutesOn } from './week';

type TodayInput = {
  readonly summary: Pick<LearnerSummary, 'activities' | 'secondsByDay'>;
  readonly today: string;
  readonly dailyMinutes: number;
  /** The next lesson on the path; undefined if all are completed. */
  readonly next: LessonToday | undefined;
  /** The number of due items; `null` until the memory is loaded. */
  readonly due: number | null;
};

export type TodayCard = {
  /** `fresh`: no activity ever. `open`: none today. `begun`: some today. `done`: the daily goal is reached. */
  readonly state: 'fresh' | 'open' | 'begun' | 'done';
  readonly goalMinutes: number;
  readonly minutesDone: number;
  readonly minutesLeft: number;
  readonly due: number;
  readonly next: LessonToday | null;
};

export function todayCard({ summary, today, dailyMinutes, next, due }: TodayInput): TodayCard {
  const minutesDone = minutesOn(summary.secondsByDay, today);
  const isBegun = Object.hasOwn(summary.secondsByDay, today);
  const isDone = minutesDone >= dailyMinutes;
  return {
    state: summary.activities === 0 ? 'fresh' : isDone ? 'done' : isBegun ? 'begun' : 'open',
    goalMinutes: dailyMinutes,
    minutesDone,
    minutesLeft: Math.max(0, dailyMinutes - minutesDone),
    due: due ?? 0,
    next: next ?? null,
  };
}
