import type { LearnerSummary } from '../learner/summary';
import { partKey } from '../lesson/parts';
import type { Activity, ActivityOf } from '../activity/activity';
import { isItemKey } from '../activity/itemKey';
import { isPassed } from '../quiz/passMark';
import { isExerciseDone, pointsFor, quizPercentage } from './points';

type FieldOfType<T> = { [K in keyof LearnerSummary]: LearnerSummary[K] extends T ? K : never }[keyof LearnerSummary];
export type TotalField = FieldOfType<number>;
export type CountsField = FieldOfType<Readonly<Record<string, number>>>;
export type ListField = FieldOfType<readonly string[]>;

export type Increment = {
  readonly path: readonly [TotalField] | readonly [CountsField, string];
  readonly by: number;
};
type Union = { readonly path: readonly [ListField]; readonly values: readonly string[] };

/** The changes one activity makes to its learner's summary. They can be applied in any order. */
export type SummaryChange = { readonly increments: readonly Increment[]; readonly unions: readonly Union[] };

function itemIncrements(field: 'rightByItem' | 'wrongByItem', keys: readonly string[]): Increment[] {
  const counts = new Map<string, number>();
  for (const key of keys.filter(isItemKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, by]) => ({ path: [field, key], by }));
}

function quizIncrements(activity: ActivityOf<'quiz' | 'lesson-quiz'>): Increment[] {
  const percentage = quizPercentage(activity);
  return [
    { path: ['quizzesCompleted', activity.kind === 'quiz' ? activity.difficulty : 'lesson'], by: 1 },
    { path: ['quizPercentages'], by: percentage },
    ...(isPassed(percentage) ? [{ path: ['quizzesPassed'], by: 1 } as const] : []),
    ...(activity.kind === 'quiz' ? [{ path: ['quizPoints'], by: activity.right.length } as const] : []),
  ];
}

/** The changes specific to one kind of activity. */
function kindIncrements(activity: Activity): Increment[] {
  switch (activity.kind) {
    case 'quiz':
    case 'lesson-quiz':
      return quizIncrements(activity);
    case 'poem-learned':
      return [{ path: ['poemsLearned'], by: 1 }];
    case 'story':
      return [
        { path: ['storySeconds'], by: activity.secondsSpent },
        { path: ['storyWords'], by: new Set(activity.wrong).size },
      ];
    case 'practice':
    case 'exercise':
    case 'poem':
    case 'search':
      return [];
  }
}

export function partsDoneBy(activity: Activity): readonly string[] {
  switch (activity.kind) {
    case 'practice':
      return activity.partsDone;
    case 'exercise':
      return isExerciseDone(activity) ? [partKey(activity.lessonId, 'exercise', activity.part)] : [];
    case 'lesson-quiz':
      return isPassed(quizPercentage(activity)) ? [partKey(activity.lessonId, 'quiz', activity.part)] : [];
    case 'quiz':
    case 'poem':
    case 'poem-learned':
    case 'story':
    case 'search':
      return [];
  }
}

const union = (field: ListField, values: readonly string[]): Union[] =>
  values.length === 0 ? [] : [{ path: [field], values }];

export function summaryChange(activity: Activity): SummaryChange {
  const points = pointsFor(activity);
  return {
    increments: [
      { path: ['activities'], by: 1 },
      { path: ['secondsSpent'], by: activity.secondsSpent },
      { path: ['secondsByDay', activity.day], by: activity.secondsSpent },
      { path: ['points'], by: points },
      { path: ['pointsByDay', activity.day], by: points },
      ...kindIncrements(activity),
      ...itemIncrements('rightByItem', activity.right),
      ...itemIncrements('wrongByItem', activity.wrong),
    ],
    unions: [
      ...union('partsDone', partsDoneBy(activity)),
      ...union('storiesRead', activity.kind === 'story' && activity.isRead ? [activity.storyId] : []),
    ],
  };
}
