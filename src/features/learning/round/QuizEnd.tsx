import { useEffect, useEffectEvent } from 'react';
import { partKey } from '../../../domain/lesson/parts';
import {
  isQuizPassed,
  type LessonQuiz,
  type LessonQuizAnswer,
  quizActivity,
  quizScore,
  rightAnswers,
} from '../../../domain/lesson/lessonQuiz';
import { pointsFor } from '../../../domain/progress/points';
import { exercises } from '../../../i18n/exercises';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/useText';
import { celebrate } from '../../../ui/celebrate';
import { Icon } from '../../../ui/Icon';
import { playEffect } from '../../../ui/speech/effects';
import type { OpenLesson } from '../lesson/LessonGate';
import { EndHead } from '../../../ui/EndHead';
import { NotSaved } from './NotSaved';
import { EntryLine } from '../../../practice/EntryLine';
import type { Saving } from './useLessonQuiz';
import { WayOn } from './WayOn';

const CONFETTI = 80;

type Props = {
  open: OpenLesson;
  part: number;
  quiz: LessonQuiz;
  saving: Saving;
  onSave: () => void;
  onAgain: () => void;
};

/** The score, whether it is saved, how to go on, and every question once more. */
export function QuizEnd({ open, part, quiz, saving, onSave, onAgain }: Props) {
  const t = useText(exercises);
  const format = useFormat();
  const { lesson, summary } = open;
  const isGood = isQuizPassed(quiz);
  const greet = useEffectEvent(() => {
    playEffect('done');
    if (isGood) void celebrate(CONFETTI);
  });
  useEffect(() => greet(), []);
  const points = pointsFor(quizActivity(quiz, { userId: '', lessonId: lesson.id, part }));
  const partsDone = isGood ? [...summary.partsDone, partKey(lesson.id, 'quiz', part)] : summary.partsDone;

  return (
    <div className="grid gap-7">
      <EndHead
        icon={isGood ? 'star' : 'path'}
        isGood={isGood}
        title={t(isGood ? 'quizPassed' : 'quizNotPassed')}
        score={format.percent(quizScore(quiz) / 100)}
      >
        <p>{t('score', { right: rightAnswers(quiz), total: quiz.total })}</p>
        <p>{isGood ? t('points', { count: points }) : t('quizNotPassedText')}</p>
      </EndHead>
      {saving === 'failed' ? (
        <NotSaved text={t('saveFailed')} isSaving={false} onSaveAgain={onSave} />
      ) : (
        <p role="status" className="text-center text-muted">
          {t(saving === 'saved' ? 'saved' : saving === 'waiting' ? 'savedHere' : 'saving')}
        </p>
      )}
      <WayOn open={open} partsDone={partsDone} {...(isGood ? {} : { again: { label: t('quizAgain'), onAgain } })} />
      <section className="grid gap-3">
        <h2 className="text-2xl">{t('answers')}</h2>
        <ol className="grid divide-y divide-line rounded-card border border-line bg-card px-5">
          {quiz.answers.map((answer, at) => (
            <Answer key={at} answer={answer} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Answer({ answer: { isRight, subject, picked } }: { answer: LessonQuizAnswer }) {
  const t = useText(exercises);
  return (
    <li className="flex items-start gap-3.5 py-4">
      <span
        className={`mt-2 grid size-8 flex-none place-items-center rounded-full ${isRight ? 'bg-leaf text-on-leaf' : 'bg-vermilion text-on-vermilion'}`}
      >
        <Icon name={isRight ? 'check' : 'cross'} className="size-5" />
        <span className="sr-only">{t(isRight ? 'isRight' : 'isWrong')}</span>
      </span>
      <div className="grid min-w-0 flex-1 gap-2.5">
        <EntryLine entry={subject} />
        {picked.map((entry) => (
          <EntryLine key={entry.telugu} entry={entry} label={t('youPicked')} />
        ))}
      </div>
    </li>
  );
}
