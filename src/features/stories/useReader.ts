import { useMemo } from 'react';
import { MODULES } from '../../content/modules';
import { EMPTY_SUMMARY } from '../../domain/learner/summary';
import { isLessonCompleted } from '../../domain/lesson/parts';
import type { ReadingStep } from '../../domain/reading/ladder';
import { stepReached } from '../../domain/reading/stepReached';
import { useStartAt } from '../../state/session/useStartAt';
import { useSummary } from '../../state/figures/useSummary';

export type Reader = {
  /** The learner's step on the reading ladder. */
  readonly step: ReadingStep | 0;
  /** The keys of the stories and rhymes read. */
  readonly read: readonly string[];
  readonly isKnown: boolean;
};

/** The learner's reading level and finished books; if they cannot be loaded, every book can still be opened. */
export function useReader(): Reader {
  const { state } = useSummary();
  const startAt = useStartAt();
  const { partsDone, storiesRead } = state.kind === 'loaded' ? state.value : EMPTY_SUMMARY;
  const step = useMemo(() => {
    const lessons = MODULES.flatMap((module) => module.lessons);
    const completed = lessons.filter((lesson) => isLessonCompleted(lesson, partsDone));
    return stepReached(
      completed.map(({ id }) => id),
      startAt,
    );
  }, [partsDone, startAt]);
  return { step, read: storiesRead, isKnown: state.kind !== 'loading' };
}
