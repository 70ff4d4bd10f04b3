import { useEffect, useEffectEvent } from 'react';
import { seenSeconds } from '../../domain/activity/seenTime';
import type { Difficulty } from '../../domain/quiz/difficulty';
import { rightCount, runPercentage } from '../../domain/practice/record';
import { type PracticeSteps, usePractice } from '../../practice/usePractice';
import { usePorts } from '../../state/session/ports';

/** A quiz run that records the spec's events at its start and end. */
export function useQuiz(level: Difficulty): PracticeSteps {
  const { analytics } = usePorts();
  const steps = usePractice(level);
  const { practice } = steps;

  const overId = practice.kind === 'over' ? practice.run.recordId : null;
  const reportCompletion = useEffectEvent(() => {
    if (practice.kind !== 'over') return;
    const { run } = practice;
    analytics.record({
      name: 'complete_quiz',
      parameters: {
        score_percentage: runPercentage(run),
        correct_answers: rightCount(run),
        total_questions: run.tasks.length,
        time_spent_seconds: seenSeconds(run.clock, run.clock.seenSince ?? 0),
      },
    });
  });
  useEffect(() => {
    if (overId !== null) reportCompletion();
  }, [overId]);

  return {
    ...steps,
    begin: (run) => {
      analytics.record({ name: 'start_quiz', parameters: {} });
      steps.begin(run);
    },
  };
}
