import type { Activity, ActivityOf, AnsweredItems } from '../activity/activity';
import { isPassed, percentageOf } from '../quiz/passMark';

/** Points for each right answer of a quiz, by difficulty. */
export const QUIZ_POINTS = { easy: 5, medium: 10, hard: 15 } as const;

export const POINTS = {
  exercise: 5,
  lessonQuizAnswer: 5,
  lessonQuizPassed: 20,
  poemRead: 5,
  poemLearned: 20,
  storyRead: 5,
  search: 2,
} as const;

const scoreOf = ({ right, wrong }: AnsweredItems): number => percentageOf(right.length, right.length + wrong.length);

/** An exercise is done when none of its answers was wrong. */
export const isExerciseDone = ({ right, wrong }: Pick<AnsweredItems, 'right' | 'wrong'>): boolean =>
  right.length > 0 && wrong.length === 0;

export const quizPercentage = (activity: ActivityOf<'quiz' | 'lesson-quiz'>): number => scoreOf(activity);

export function pointsFor(activity: Activity): number {
  switch (activity.kind) {
    case 'practice':
      return activity.tasksDone * POINTS.exercise;
    case 'exercise':
      return isExerciseDone(activity) ? POINTS.exercise : 0;
    case 'lesson-quiz':
      return (
        activity.right.length * POINTS.lessonQuizAnswer + (isPassed(scoreOf(activity)) ? POINTS.lessonQuizPassed : 0)
      );
    case 'quiz':
      return activity.right.length * QUIZ_POINTS[activity.difficulty];
    case 'poem':
      return POINTS.poemRead;
    case 'poem-learned':
      return POINTS.poemLearned;
    case 'story':
      return activity.isRead ? POINTS.storyRead : 0;
    case 'search':
      return POINTS.search;
  }
}
