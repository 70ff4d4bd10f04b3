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
  /** A lesson's id, a category of words, a poem's id, or the key of a story or rhyme. */
  readonly target: string;
  readonly dueDay: string;
  readonly createdAt: number;
};

/** So many different words of a category, answered right in one sitting, are practice. */
const WORDS_TO_BE_DONE = 5;

const rightWordsOf = ({ right }: Activity, category: string): number =>
  new Set(right.filter((key) => isOfKind(key, 'word') && key.startsWith(`word:${category}_`))).size;

/** What is known of the learner besides the activity itself. */
export type Before = {
  /** The lesson of this id; `undefined` where there is none. */
  readonly lessonOf: (id: string) => Lesson | undefined;
  /** All parts of lessons that were done before. */
  readonly partsDone: readonly string[];
};

/** Whether an assignment is done with this activity. */
export function isDoneBy(assignment: Assignment, activity: Activity, { lessonOf, partsDone }: Before): boolean {
  const { kind, target } = assignment;
  switch (kind) {
    case 'lesson': {
      const lesson = lessonOf(target);
      return lesson !== undefined && isLessonCompleted(lesson, [...partsDone, ...partsDoneBy(activity)]);
    }
    case 'words':
      return rightWordsOf(activity, target) >= WORDS_TO_BE_DONE;
    case 'poem':
      return (activity.kind === 'poem' || activity.kind === 'poem-learned') && activity.poemId === target;
    case 'story':
      return activity.kind === 'story' && activity.isRead && activity.storyId === target;
  }
}

/** The parts of lessons have to be looked up only where such an assignment is open. */
export const needsParts = (assignments: readonly Assignment[]): boolean =>
  assignments.some(({ kind }) => kind === 'lesson');

/** What is to do first, the earliest due first; what is done comes after it, the latest due first. */
export function inOrderOfWork(assignments: readonly Assignment[], done: readonly string[]): Assignment[] {
  const byDay = (one: Assignment, other: Assignment) =>
    one.dueDay < other.dueDay ? -1 : one.dueDay > other.dueDay ? 1 : one.createdAt - other.createdAt;
  const isDone = ({ id }: Assignment) => done.includes(id);
  return [
    ...assignments.filter((one) => !isDone(one)).sort(byDay),
    ...assignments.filter(isDone).sort((one, other) => byDay(other, one)),
  ];
}
