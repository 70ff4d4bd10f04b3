import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { MODULES } from '../../../content/modules';
import type { LearnerSummary } from '../../../domain/learner/summary';
import type { Lesson, Module } from '../../../domain/lesson/lesson';
import { learningPath, type ModuleStanding } from '../../../domain/lesson/path';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { openedLessons } from '../../../state/figures/openedLessons';
import { useLearner } from '../../../state/session/session';
import { useStartAt } from '../../../state/session/useStartAt';
import { useSummary } from '../../../state/figures/useSummary';
import { Spinner } from '../../../ui/messages/Spinner';
import { PATH, type LockedLesson } from '../addresses';
import { PlaceNotFound } from '../path/PlaceNotFound';

export type OpenLesson = {
  readonly module: Module;
  readonly lesson: Lesson;
  readonly summary: LearnerSummary;
  readonly path: readonly ModuleStanding[];
  /** Call it after an activity was recorded. */
  readonly readAgain: () => Promise<unknown>;
};

/**
 * For pages of a lesson. An unknown or locked lesson redirects to the path, which explains the lock; assigned lessons
 * are never locked.
 */
export function LessonGate({ children }: { children: (open: OpenLesson) => ReactNode }) {
  const { moduleId, lessonId } = useParams();
  const module = MODULES.find(({ id }) => id === moduleId);
  const lesson = module?.lessons.find(({ id }) => id === lessonId);
  if (!module || !lesson) return <Navigate to={PATH} replace />;
  return (
    <KnownLesson key={lesson.id} module={module} lesson={lesson}>
      {children}
    </KnownLesson>
  );
}

type Props = { module: Module; lesson: Lesson; children: (open: OpenLesson) => ReactNode };

function KnownLesson({ module, lesson, children }: Props) {
  const t = useText(learning);
  const { id: learnerId } = useLearner();
  const startAt = useStartAt();
  const { state, readAgain } = useSummary();
  if (state.kind === 'loading') return <Spinner label={t('loading')} />;
  if (state.kind === 'failed') return <PlaceNotFound onTryAgain={() => void readAgain()} />;
  const path = learningPath(MODULES, state.value.partsDone, startAt);
  const isLocked = path.some((standing) => standing.module.id === module.id && standing.locked);
  if (isLocked && !openedLessons(learnerId).includes(lesson.id))
    return <Navigate to={PATH} replace state={{ notYet: lesson.id } satisfies LockedLesson} />;
  return children({ module, lesson, summary: state.value, path, readAgain });
}
