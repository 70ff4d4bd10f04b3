import { nextLesson } from '../../../domain/lesson/path';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';
import { useLearner } from '../../../state/session/session';
import { ButtonLink } from '../../../ui/controls/Button';
import { exercisesAddress, pagesAddress, quizAddress } from '../addresses';
import { readingOf } from './book/reading';
import type { OpenLesson } from './LessonGate';
import { quizToTake, type WayOn, wayOn } from './wayOn';

const HALF = 'max-sm:px-3';

/** Reading, practice and quizzes are all available in an open lesson; the best next step is highlighted. */
export function NextSteps({ open: { module, lesson, summary, path } }: { open: OpenLesson }) {
  const t = useText(learning);
  const { titleOf } = useTitles();
  const { id: userId } = useLearner();
  const { partsDone } = summary;
  const way = wayOn(lesson, partsDone, readingOf(userId, lesson.id).isWhole);
  const next = way.kind === 'completed' ? nextLesson(path) : null;
  const lookOf = (kind: WayOn['kind']) => (way.kind === kind ? 'primary' : 'quiet');
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <ButtonLink look={lookOf('read')} to={pagesAddress(module, lesson)} className="max-sm:col-span-2 sm:min-w-36">
          {t('learn')}
        </ButtonLink>
        <ButtonLink look={lookOf('exercise')} to={exercisesAddress(module, lesson)} className={HALF}>
          {t('startExercises')}
        </ButtonLink>
        <ButtonLink
          look={lookOf('quiz')}
          to={quizAddress(module, lesson, quizToTake(lesson, partsDone))}
          className={HALF}
        >
          {t('takeQuiz')}
        </ButtonLink>
        {next && (
          <ButtonLink look="voice" to={pagesAddress(next.module, next.lesson)} className="max-sm:col-span-2">
            {t('nextLesson', { lesson: titleOf(next.lesson) })}
          </ButtonLink>
        )}
      </div>
      <p className="text-muted">
        <WayText way={way} />
      </p>
    </div>
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
