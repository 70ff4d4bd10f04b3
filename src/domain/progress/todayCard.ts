import type { LearnerSummary } from '../learner/summary';
import type { LessonToday } from './lessonsToday';
import { minutesOn } from './week';

type Given = {
  readonly summary: Pick<LearnerSummary, 'activities' | 'secondsByDay'>;
  readonly today: string;
  readonly dailyMinutes: number;
  /** The next lesson of the path; none when all are completed. */
  readonly next: LessonToday | undefined;
  /** How many things are about to be forgotten; `null` while that is not known. */
  readonly due: number | null;
};

/** What there is to do today. */
export type TodayCard = {
  /** `fresh`: nothing was ever done. `open`: nothing yet today. `begun`: something, and `done`: all that was meant for today. */
  readonly state: 'fresh' | 'open' | 'begun' | 'done';
  readonly goalMinutes: number;
  readonly minutesDone: number;
  readonly minutesLeft: number;
  readonly due: number;
  readonly next: LessonToday | null;
};

export function todayCard({ summary, today, dailyMinutes, next, due }: Given): TodayCard {
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
