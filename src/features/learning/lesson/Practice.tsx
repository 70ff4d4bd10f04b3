import { doneOf } from '../../../domain/lesson/parts';
import { nextLesson } from '../../../domain/lesson/path';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/Notice';
import { ProgressBar } from '../../../ui/ProgressBar';
import { exercisesAddress, lessonAddress, quizAddress } from '../addresses';
import type { OpenLesson } from './LessonGate';
import { QuizList } from './QuizList';
import { useTitles } from '../../../i18n/useTitles';
import { quizToTake, type WayOn, wayOn } from './wayOn';

/** The exercises and quizzes of a lesson: how many are done, and the best way on. */
export function Practice({ open: { module, lesson, summary, path } }: { open: OpenLesson }) {
  const t = useText(learning);
  const { titleOf } = useTitles();
  const { partsDone } = summary;
  const way = wayOn(lesson, partsDone);
  const exercises = doneOf(lesson, 'exercise', partsDone).length;
  const next = way.kind === 'completed' ? nextLesson(path) : null;

  return (
    <Card className="grid content-start gap-5 p-5 md:p-6">
      <h2 className="text-2xl">{t('practice')}</h2>
      <Notice tone={way.kind === 'completed' ? 'success' : 'info'}>
        <WayText way={way} />
      </Notice>
      <ProgressBar
        label={t('exercisesTitle')}
        value={exercises}
        max={lesson.practiceExercises}
        valueText={t('someOf', { some: exercises, all: lesson.practiceExercises })}
      />
      <QuizList module={module} lesson={lesson} partsDone={partsDone} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          look={way.kind === 'read' || way.kind === 'exercise' ? 'primary' : 'quiet'}
          to={exercisesAddress(module, lesson)}
        >
          {t('startExercises')}
        </ButtonLink>
        <ButtonLink
          look={way.kind === 'quiz' ? 'primary' : 'quiet'}
          to={quizAddress(module, lesson, quizToTake(lesson, partsDone))}
        >
          {t('takeQuiz')}
        </ButtonLink>
        {next && (
          <ButtonLink look="voice" to={lessonAddress(next.module, next.lesson)}>
            {t('nextLesson', { lesson: titleOf(next.lesson) })}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function WayText({ way }: { way: WayOn }) {
  const t = useText(learning);
  switch (way.kind) {
    case 'read':
      return t('wayRead');
    case 'exercise':
      return t('wayExercise', { number: way.number });
    case 'quiz':
      return t('wayQuiz', { number: way.number });
    case 'completed':
      return t('wayDone');
  }
}
