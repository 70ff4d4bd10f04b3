import type { LearnerSummary } from '../learner/summary';
import type { Insight } from './insights';
import { currentStreak } from './streak';
import { lastSevenDays, minutesLeftOfGoal } from './week';

const MIN_STREAK_DAYS = 2;

/** Insights about when and how long the learner practices. */
export function habitInsights(
  { secondsByDay }: Pick<LearnerSummary, 'secondsByDay'>,
  today: string,
  weeklyGoal: number,
): Insight[] {
  const days = currentStreak(secondsByDay, today);
  const left = minutesLeftOfGoal(secondsByDay, today, weeklyGoal);
  const wasActive = days > 0 || lastSevenDays(secondsByDay, today).some(({ minutes }) => minutes > 0);
  if (!wasActive) return [{ kind: 'come-back' }];
  return [
    ...(days >= MIN_STREAK_DAYS ? [{ kind: 'keep-streak', days } as const] : []),
    left === 0 ? { kind: 'goal-reached' } : { kind: 'goal-left', minutes: left },
  ];
}
