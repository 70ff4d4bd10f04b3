import { doneOf } from '../../../domain/lesson/parts';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { Card } from '../../../ui/layout/Card';
import { ProgressBar } from '../../../ui/progress/ProgressBar';
import type { OpenLesson } from './LessonGate';
import { QuizList } from './QuizList';

/** How many of a lesson's exercises and quizzes are done. */
export function Standing({ open: { module, lesson, summary } }: { open: OpenLesson }) {
  const t = useText(learning);
  const { partsDone } = summary;
  const done = doneOf(lesson, 'exercise', partsDone).length;
  return (
    <Card className="grid content-start gap-5 p-5 md:p-6">
      <h2 className="text-2xl">{t('practice')}</h2>
      <ProgressBar
        label={t('exercisesTitle')}
        value={done}
        max={lesson.practiceExercises}
        valueText={t('someOf', { some: done, all: lesson.practiceExercises })}
      />
      <QuizList module={module} lesson={lesson} partsDone={partsDone} />
    </Card>
  );
}
