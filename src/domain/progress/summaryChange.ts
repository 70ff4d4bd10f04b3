import type { LearnerSummary } from '../learner/summary';
import { partKey } from '../lesson/parts';
import type { Activity } from '../activity/activity';
import { isItemKey } from '../activity/itemKey';
import { isPassed } from '../quiz/scoring';
import { isExerciseDone, pointsFor, quizPercentage } from './points';

type FieldOfType<T> = { [K in keyof LearnerSummary]: LearnerSummary[K] extends T ? K : never }[keyof LearnerSummary];
export type TotalField = FieldOfType<number>;
export type CountsField = FieldOfType<Readonly<Record<string, number>>>;
type ListField = FieldOfType<readonly string[]>;

export type Increment = {
  readonly path: readonly [TotalField] | readonly [CountsField, string];
  readonly by: number;
};
type Union = { readonly path: readonly [ListField]; readonly values: readonly string[] };

/** What one activity changes in its learner's summary. Changes can be made in any order, with the same outcome. */
export type SummaryChange = { readonly increments: readonly Increment[]; readonly unions: readonly Union[] };

function itemIncrements(field: 'rightByItem' | 'wrongByItem', keys: readonly string[]): Increment[] {
  const counts = new Map<string, number>();
  for (const key of keys.filter(isItemKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, by]) => ({ path: [field, key], by }));
}

function quizIncrements(activity: Activity): Increment[] {
  const percentage = quizPercentage(activity);
  if (percentage === null) return [];
  const isOfLesson = activity.kind === 'lesson-quiz';
  return [
    { path: ['quizzesCompleted', isOfLesson ? 'lesson' : (activity.difficulty ?? 'easy')], by: 1 },
    { path: ['quizPercentages'], by: percentage },
    ...(isPassed(percentage) ? [{ path: ['quizzesPassed'], by: 1 } as const] : []),
    ...(isOfLesson ? [] : [{ path: ['quizPoints'], by: activity.right.length } as const]),
  ];
}

function partDone(activity: Activity): string | null {
  const { kind, lessonId, part } = activity;
  if (lessonId === undefined || part === undefined) return null;
  if (kind === 'exercise' && isExerciseDone(activity)) return partKey(lessonId, 'exercise', part);
  const isQuizPassed = kind === 'lesson-quiz' && isPassed(quizPercentage(activity) ?? 0);
  return isQuizPassed ? partKey(lessonId, 'quiz', part) : null;
}

export function summaryChange(activity: Activity): SummaryChange {
  const points = pointsFor(activity);
  const done = partDone(activity);
  return {
    increments: [
      { path: ['activities'], by: 1 },
      { path: ['secondsSpent'], by: activity.secondsSpent },
      { path: ['secondsByDay', activity.day], by: activity.secondsSpent },
      { path: ['points'], by: points },
      { path: ['pointsByDay', activity.day], by: points },
      ...quizIncrements(activity),
      ...(activity.kind === 'poem-learned' ? [{ path: ['poemsLearned'], by: 1 } as const] : []),
      ...itemIncrements('rightByItem', activity.right),
      ...itemIncrements('wrongByItem', activity.wrong),
    ],
    unions: done === null ? [] : [{ path: ['partsDone'], values: [done] }],
  };
}
