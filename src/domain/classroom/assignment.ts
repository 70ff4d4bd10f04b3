import type { Activity } from '../activity/activity';
import { isOfKind } from '../activity/itemKey';
import type { Lesson } from '../lesson/lesson';
import { isLessonCompleted } from '../lesson/parts';
import { partsDoneBy } from '../progress/summaryChange';

export const ASSIGNMENT_KINDS = ['lesson', 'words', 'poem', 'story'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

export type Assignment = {
  readonly id: string;
  readonly kind: AssignmentKind;
  /** A lesson id, a word category, a poem id, or the key of a story or rhyme. */
  readonly target: string;
  readonly dueDay: string;
  readonly createdAt: number;
};

/** Different words of the category that must be answered right in one run. */
const MIN_RIGHT_WORDS = 5;

const rightWordsOf = ({ right }: Activity, category: string): number =>
  new Set(right.filter((key) => isOfKind(key, 'word') && key.startsWith(`word:${category}_`))).size;

/** The learner's state before the activity. */
export type Before = {
  readonly lessonOf: (id: string) => Lesson | undefined;
  /** Keys of all lesson parts done so far. */
  readonly partsDone: readonly string[];
};

/** Whether this activity completes the assignment. */
export function isDoneBy(assignment: Assignment, activity: Activity, { lessonOf, partsDone }: Before): boolean {
  const { kind, target } = assignment;
  switch (kind) {
    case 'lesson': {
      const lesson = lessonOf(target);
      return lesson !== undefined && isLessonCompleted(lesson, [...partsDone, ...partsDoneBy(activity)]);
    }
    case 'words':
      return rightWordsOf(activity, target) >= MIN_RIGHT_WORDS;
    case 'poem':
      return (activity.kind === 'poem' || activity.kind === 'poem-learned') && activity.poemId === target;
    case 'story':
      return activity.kind === 'story' && activity.isRead && activity.storyId === target;
  }
}

/** Only lesson assignments need the finished lesson parts, which cost a read. */
export const needsParts = (assignments: readonly Assignment[]): boolean =>
  assignments.some(({ kind }) => kind === 'lesson');

/** Open assignments first, by due day; then finished ones, latest due day first. */
export function inOrderOfWork(assignments: readonly Assignment[], done: readonly string[]): Assignment[] {
  const byDay = (one: Assignment, other: Assignment) =>
    one.dueDay < other.dueDay ? -1 : one.dueDay > other.dueDay ? 1 : one.createdAt - other.createdAt;
  const isDone = ({ id }: Assignment) => done.includes(id);
  return [
    ...assignments.filter((one) => !isDone(one)).sort(byDay),
    ...assignments.filter(isDone).sort((one, other) => byDay(other, one)),
  ];
}
