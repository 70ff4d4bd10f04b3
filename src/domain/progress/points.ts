import type { Activity } from '../activity/activity';
import { isPassed, percentageOf } from '../quiz/scoring';

/** For each right answer of a quiz, by its level. */
export const QUIZ_POINTS = { easy: 5, medium: 10, hard: 15 } as const;

export const POINTS = {
  exercise: 5,
  lessonQuizAnswer: 5,
  lessonQuizPassed: 20,
  poemRead: 5,
  poemLearned: 20,
  search: 2,
} as const;

const scoreOf = ({ right, wrong }: Activity): number => percentageOf(right.length, right.length + wrong.length);

/** An exercise is done when nothing in it was wrong; one that was not comes back. */
export const isExerciseDone = ({ right, wrong }: Pick<Activity, 'right' | 'wrong'>): boolean =>
  right.length > 0 && wrong.length === 0;

/** The percentage of a quiz of either kind; `null` for what is no quiz. */
export const quizPercentage = (activity: Activity): number | null =>
  activity.kind === 'quiz' || activity.kind === 'lesson-quiz' ? scoreOf(activity) : null;

export function pointsFor(activity: Activity): number {
  switch (activity.kind) {
    case 'exercise':
      return isExerciseDone(activity) ? POINTS.exercise : 0;
    case 'lesson-quiz':
      return (
        activity.right.length * POINTS.lessonQuizAnswer + (isPassed(scoreOf(activity)) ? POINTS.lessonQuizPassed : 0)
      );
    case 'quiz':
      return activity.right.length * QUIZ_POINTS[activity.difficulty ?? 'easy'];
    case 'poem':
      return POINTS.poemRead;
    case 'poem-learned':
      return POINTS.poemLearned;
    case 'search':
      return POINTS.search;
  }
}
