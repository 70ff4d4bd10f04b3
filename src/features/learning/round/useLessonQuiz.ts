import { useCallback, useEffect, useRef, useState } from 'react';
import { startBusy } from '../../../browser/busy';
import type { Given } from '../../../domain/exercise/outcome';
import { QUESTIONS_IN_QUIZ } from '../../../domain/exercise/plan';
import type { Lesson } from '../../../domain/lesson/lesson';
import {
  answerQuestion,
  isQuizFinished,
  type LessonQuiz,
  quizActivity,
  startLessonQuiz,
} from '../../../domain/lesson/lessonQuiz';
import { resume } from '../../../domain/quiz/stopwatch';
import type { Saved } from '../../../ports/documents';
import { forgetLessonQuiz, keepLessonQuiz, keptLessonQuiz } from '../../../state/keptLessonQuiz';
import { usePorts } from '../../../state/ports';
import { useLearner } from '../../../state/session';
import type { Entry } from '../../../domain/lesson/entry';
import { newRecordId } from '../../../state/newRecordId';
import { recordActivity } from '../../../state/recordActivity';

export type Saving = 'not-yet' | 'saving' | Saved | 'failed';

const fresh = (): LessonQuiz => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  return startLessonQuiz(newRecordId(), seed, QUESTIONS_IN_QUIZ, Date.now());
};

/** One quiz of a lesson from start to saved result, kept on the device after every answer. */
export function useLessonQuiz(lesson: Lesson, part: number) {
  const { documents } = usePorts();
  const { id: userId } = useLearner();
  const lessonId = lesson.id;
  const [kept] = useState(() => keptLessonQuiz({ userId, lessonId, part }));
  const [quiz, setQuiz] = useState(() => kept ?? fresh());
  const [isOffered, setOffered] = useState(kept !== null && kept.answers.length > 0 && !isQuizFinished(kept));
  const [saving, setSaving] = useState<Saving>('not-yet');
  const isSaving = useRef(false);

  const save = useCallback(
    async (finished: LessonQuiz) => {
      if (isSaving.current) return;
      isSaving.current = true;
      setSaving('saving');
      const whose = { userId, lessonId, part };
      const saved = await recordActivity(documents, finished.recordId, quizActivity(finished, whose));
      isSaving.current = false;
      if (saved) forgetLessonQuiz(whose);
      setSaving(saved ?? 'failed');
    },
    [documents, userId, lessonId, part],
  );

  // Also one that was finished before and could not be saved then.
  const isFinished = isQuizFinished(quiz);
  useEffect(() => {
    if (isFinished && saving === 'not-yet') void save(quiz);
  }, [isFinished, saving, save, quiz]);
  useEffect(() => (isFinished ? undefined : startBusy()), [isFinished]);

  const begin = (begun: LessonQuiz) => {
    setQuiz(begun);
    setSaving('not-yet');
    setOffered(false);
  };
  return {
    quiz,
    isOffered,
    saving,
    save: () => void save(quiz),
    goOn: () => begin({ ...quiz, watch: resume(quiz.watch, Date.now()) }),
    startAgain: () => {
      forgetLessonQuiz({ userId, lessonId, part });
      begin(fresh());
    },
    answer: (subject: Entry, { isRight, outcome, explanation }: Given) => {
      const answer = {
        key: subject.key,
        isRight,
        mixedUp: outcome.mixedUp,
        subject,
        picked: explanation.picked,
      };
      const answered = answerQuestion(quiz, quiz.answers.length, answer, Date.now());
      keepLessonQuiz({ userId, lessonId, part }, answered);
      setQuiz(answered);
    },
  };
}
