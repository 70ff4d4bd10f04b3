import { useCallback, useEffect, useRef, useState } from 'react';
import { startBusy } from '../../browser/busy';
import { isFinished, type QuizInProgress } from '../../domain/quiz/quizInProgress';
import { pointsOf } from '../../domain/quiz/quizRecord';
import { percentageOf } from '../../domain/quiz/scoring';
import { resume, spentSeconds } from '../../domain/quiz/stopwatch';
import type { Saved } from '../../ports/documents';
import { forgetQuiz, keepQuiz } from '../../state/keptQuiz';
import { usePorts } from '../../state/ports';
import { useLearner } from '../../state/session';
import { saveQuiz } from './saveQuiz';

export type Saving = 'not-yet' | 'saving' | Saved | 'failed';

export type QuizRun<Q extends QuizInProgress> = {
  readonly quiz: Q | null;
  /** A quiz left in the middle, to go on with or to give up. */
  readonly offered: Q | null;
  readonly saving: Saving;
  readonly goOn: () => void;
  readonly giveUp: () => void;
  readonly begin: (quiz: Q) => void;
  /** Says whether the step changed anything. */
  readonly step: (change: (quiz: Q, now: number) => Q) => boolean;
  readonly save: () => void;
  /** Back to the first step, ready for another one. */
  readonly leave: () => void;
};

/** One quiz from start to saved result, kept on the device after every step. */
export function useQuizRun<Q extends QuizInProgress>(kept: Q | null): QuizRun<Q> {
  const { documents, analytics } = usePorts();
  const { id: userId } = useLearner();
  // A result that could not be saved is shown again, and saved.
  const [unsaved] = useState(() => (kept && isFinished(kept) ? kept : null));
  const [quiz, setQuiz] = useState<Q | null>(unsaved);
  const [offered, setOffered] = useState<Q | null>(unsaved ? null : kept);
  const [saving, setSaving] = useState<Saving>('not-yet');
  // Two clicks may come before React draws again: the second one must see what the first one did.
  const current = useRef<Q | null>(unsaved);
  const isSaving = useRef(false);

  const show = (next: Q | null) => {
    current.current = next;
    setQuiz(next);
    if (next) keepQuiz(userId, next);
  };

  const save = useCallback(
    async (finished: Q) => {
      if (isSaving.current) return;
      isSaving.current = true;
      setSaving('saving');
      const saved = await saveQuiz(documents, finished, userId, Date.now());
      isSaving.current = false;
      if (saved) forgetQuiz(userId, finished.kind);
      if (current.current === finished) setSaving(saved ?? 'failed');
    },
    [documents, userId],
  );

  useEffect(() => {
    if (unsaved) void save(unsaved);
  }, [unsaved, save]);

  const isRunning = quiz !== null && !isFinished(quiz);
  useEffect(() => (isRunning ? startBusy() : undefined), [isRunning]);

  const finish = (finished: Q) => {
    const correct = pointsOf(finished);
    analytics.record({
      name: 'complete_quiz',
      parameters: {
        score_percentage: percentageOf(correct, finished.questions.length),
        correct_answers: correct,
        total_questions: finished.questions.length,
        time_spent_seconds: spentSeconds(finished.watch),
      },
    });
    void save(finished);
  };

  return {
    quiz,
    offered,
    saving,
    goOn: () => {
      if (offered) show({ ...offered, watch: resume(offered.watch, Date.now()) });
      setOffered(null);
    },
    giveUp: () => {
      if (offered) forgetQuiz(userId, offered.kind);
      setOffered(null);
    },
    begin: (started) => {
      analytics.record({ name: 'start_quiz', parameters: {} });
      setSaving('not-yet');
      show(started);
    },
    step: (change) => {
      const before = current.current;
      const after = before && change(before, Date.now());
      if (!after || after === before) return false;
      show(after);
      if (isFinished(after)) finish(after);
      return true;
    },
    save: () => {
      if (current.current) void save(current.current);
    },
    leave: () => show(null),
  };
}
