import { useEffect, useEffectEvent } from 'react';
import { type CountByDifficulty, FALLBACK_REMAINING, remainingFor } from '../../domain/quiz/locks';
import { type Mastery, masteryOf } from '../../domain/quiz/mastery';
import { useLearnerData, useShared } from '../../state/memory/learnerData';
import { usePorts } from '../../state/session/ports';

export type Levels = {
  readonly remaining: CountByDifficulty;
  readonly stats: {
    readonly points: number;
    readonly completed: CountByDifficulty;
    /** `null` if the passed quizzes could not be counted. */
    readonly mastery: Mastery | null;
  };
};

/** The open levels and the learner's results; `null` while loading. */
export function useLevels(): Levels | null {
  const { analytics } = usePorts();
  const { passedQuizzes, summary } = useLearnerData();
  const passed = useShared(passedQuizzes);
  const totals = useShared(summary);
  const isKnown = passed.kind !== 'loading' && totals.kind !== 'loading';
  const remaining = passed.kind === 'loaded' ? remainingFor(passed.value) : FALLBACK_REMAINING;

  const tell = useEffectEvent(() =>
    analytics.record({
      name: 'check_quiz_requirements',
      parameters: {
        easy_remaining: remaining.easy,
        medium_remaining: remaining.medium,
        hard_remaining: remaining.hard,
      },
    }),
  );
  useEffect(() => {
    if (isKnown) tell();
  }, [isKnown]);

  if (!isKnown) return null;
  const known = totals.kind === 'loaded' ? totals.value : null;
  const completedOf = (level: string) => known?.quizzesCompleted[level] ?? 0;
  return {
    remaining,
    stats: {
      points: known?.quizPoints ?? 0,
      completed: { easy: completedOf('easy'), medium: completedOf('medium'), hard: completedOf('hard') },
      mastery: passed.kind === 'loaded' ? masteryOf(passed.value) : null,
    },
  };
}
