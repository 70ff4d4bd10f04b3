import { useNavigate } from 'react-router';
import { MODULES } from '../../../content/modules';
import { learningPath, nextLesson } from '../../../domain/lesson/path';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { useStartAt } from '../../../state/useStartAt';
import { Button, ButtonLink } from '../../../ui/Button';
import { exercisesAddress, lessonAddress, quizAddress } from '../addresses';
import type { OpenLesson } from '../lesson/LessonGate';
import { useTitles } from '../../../i18n/useTitles';
import { wayOn } from '../lesson/wayOn';

type Props = {
  open: OpenLesson;
  /** With what was done just now. */
  partsDone: readonly string[];
  /** What a failed quiz offers first. */
  again?: { readonly label: string; readonly onAgain: () => void };
};

/** The best next step, and the way back to the lesson. */
export function WayOn({ open: { module, lesson, readAgain }, partsDone, again }: Props) {
  const t = useText(exercises);
  const { titleOf } = useTitles();
  const navigate = useNavigate();
  const startAt = useStartAt();
  const way = wayOn(lesson, partsDone);
  const next = way.kind === 'completed' ? nextLesson(learningPath(MODULES, partsDone, startAt)) : null;
  const playExercises = async () => {
    await readAgain();
    await navigate(exercisesAddress(module, lesson));
  };
  return (
    <nav className="flex flex-wrap justify-center gap-3">
      <ButtonLink look="quiet" to={lessonAddress(module, lesson)}>
        {t('backToLesson')}
      </ButtonLink>
      {again && <Button onClick={again.onAgain}>{again.label}</Button>}
      {!again && way.kind === 'quiz' && (
        <ButtonLink to={quizAddress(module, lesson, way.number)}>{t('toQuiz', { number: way.number })}</ButtonLink>
      )}
      {!again && way.kind === 'completed' && (
        <Button look="quiet" onClick={() => void playExercises()}>
          {t('repeatExercises')}
        </Button>
      )}
      {!again && (way.kind === 'exercise' || way.kind === 'read') && (
        <Button onClick={() => void playExercises()}>{t('moreExercises')}</Button>
      )}
      {next && (
        <ButtonLink to={lessonAddress(next.module, next.lesson)}>
          {t('nextLesson', { lesson: titleOf(next.lesson) })}
        </ButtonLink>
      )}
    </nav>
  );
}
