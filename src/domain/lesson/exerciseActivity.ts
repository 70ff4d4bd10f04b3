import type { Activity } from '../activity/activity';
import { calendarDay } from '../activity/calendarDay';

type Answered = {
  readonly userId: string;
  readonly lessonId: string;
  readonly part: number;
  readonly startedAt: number;
  readonly answeredAt: number;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly mixedUp?: readonly string[];
};

/** Whoever takes longer has left the page open. */
const LONGEST_SECONDS = 300;

export function exerciseActivity({ startedAt, answeredAt, mixedUp = [], ...answered }: Answered): Activity {
  const seconds = Math.round((answeredAt - startedAt) / 1000);
  return {
    ...answered,
    kind: 'exercise',
    startedAt,
    day: calendarDay(new Date(startedAt)),
    secondsSpent: Math.min(LONGEST_SECONDS, Math.max(0, seconds)),
    ...(mixedUp.length > 0 ? { mixedUp } : {}),
  };
}
