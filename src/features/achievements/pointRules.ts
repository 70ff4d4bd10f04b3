import { POINTS, QUIZ_POINTS } from '../../domain/progress/points';

/** In the order in which the page lists them. */
export const POINT_RULES = [
  { text: 'forExercise', points: POINTS.exercise },
  { text: 'forLessonQuizAnswer', points: POINTS.lessonQuizAnswer },
  { text: 'forLessonQuizPassed', points: POINTS.lessonQuizPassed },
  { text: 'forEasyAnswer', points: QUIZ_POINTS.easy },
  { text: 'forMediumAnswer', points: QUIZ_POINTS.medium },
  { text: 'forHardAnswer', points: QUIZ_POINTS.hard },
  { text: 'forPoemRead', points: POINTS.poemRead },
  { text: 'forPoemLearned', points: POINTS.poemLearned },
  { text: 'forStoryRead', points: POINTS.storyRead },
  { text: 'forSearch', points: POINTS.search },
] as const;
