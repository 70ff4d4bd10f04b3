import { useNavigate } from 'react-router';
import { MODULES } from '../../../content/modules';
import type { Material } from '../../../domain/lesson/material';
import { learningPath, nextLesson } from '../../../domain/lesson/path';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';
import { useStartAt } from '../../../state/session/useStartAt';
import { exercisesAddress, lessonAddress, PATH, quizAddress } from '../addresses';
import type { OpenLesson } from '../lesson/LessonGate';
import { wayOn } from '../lesson/wayOn';
import { hasNewLetters } from './lessonRun';

type NextStep = { readonly label: string; readonly go: () => void };
type Link = { readonly label: string; readonly to: string };

/** The next step, which starts immediately, and links to other places. */
export type Ways = { readonly next: NextStep; readonly others: readonly Link[] };

/** @param partsDone including the parts of the run that just ended */
export function useWayOn(open: OpenLesson, material: Material, partsDone: readonly string[]): Ways {
  const t = useText(exercises);
  const { titleOf } = useTitles();
  const navigate = useNavigate();
  const startAt = useStartAt();
  const { module, lesson, readAgain } = open;
  const way = wayOn(lesson, partsDone);
  const to = (label: string, address: string): NextStep => ({ label, go: () => void navigate(address) });
  const practice = (label: string): NextStep => ({
    label,
    go: () => void readAgain().then(() => navigate(exercisesAddress(module, lesson))),
  });
  const back = { label: t('backToLesson'), to: lessonAddress(module, lesson) };

  switch (way.kind) {
    case 'read':
    case 'exercise':
      return { next: practice(t('onward')), others: [back] };
    case 'quiz': {
      const quiz = { label: t('toQuiz', { number: way.number }), to: quizAddress(module, lesson, way.number) };
      // All exercises are done, but some letters are new, and the quiz asks about all of them.
      if (hasNewLetters(open, material)) return { next: practice(t('toNewLetters')), others: [quiz, back] };
      return { next: to(t('onwardTo', { next: t('quizNumber', { number: way.number }) }), quiz.to), others: [back] };
    }
    case 'completed': {
      const following = nextLesson(learningPath(MODULES, partsDone, startAt));
      const again = { label: t('repeatExercises'), to: exercisesAddress(module, lesson) };
      if (!following) return { next: to(t('toPath'), PATH), others: [again, back] };
      const title = titleOf(following.lesson);
      return {
        next: to(t('onwardTo', { next: title }), exercisesAddress(following.module, following.lesson)),
        others: [
          { label: t('nextLesson', { lesson: title }), to: lessonAddress(following.module, following.lesson) },
          again,
          back,
        ],
      };
    }
  }
}
