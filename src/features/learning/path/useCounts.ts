import type { Lesson } from '../../../domain/lesson/lesson';
import { doneOf } from '../../../domain/lesson/parts';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';

/** "3 of 12 exercises done · 0 of 2 quizzes passed" */
export function useCounts(partsDone: readonly string[]): (lesson: Lesson) => string {
  const t = useText(learning);
  return (lesson) =>
    [
      t('exercisesDone', { some: doneOf(lesson, 'exercise', partsDone).length, all: lesson.practiceExercises }),
      t('quizzesPassed', { some: doneOf(lesson, 'quiz', partsDone).length, all: lesson.quizzes }),
    ].join(' · ');
}
