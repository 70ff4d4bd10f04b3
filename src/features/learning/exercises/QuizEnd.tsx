import { useEffect, useEffectEvent } from 'react';
import type { Material } from '../../../domain/lesson/material';
import { partKey } from '../../../domain/lesson/parts';
import type { Saving } from '../../../domain/practice/practice';
import { recordOf, rightCount, runPercentage } from '../../../domain/practice/record';
import type { Run, RunAnswer } from '../../../domain/practice/run';
import { pointsFor } from '../../../domain/progress/points';
import { isPassed } from '../../../domain/quiz/passMark';
import { exercises } from '../../../i18n/exercises';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/useText';
import { EntryLine } from '../../../practice/EntryLine';
import { useHearing } from '../../../practice/hearing/hearing';
import { RoomEnd } from '../../../practice/room/RoomEnd';
import type { Leaving } from '../../../practice/room/RoomTop';
import { celebrate } from '../../../ui/messages/celebrate';
import { EndHead } from '../../../ui/layout/EndHead';
import { Icon } from '../../../ui/pictures/Icon';
import { playEffect } from '../../../ui/speech/effects';
import { exercisesAddress } from '../addresses';
import type { OpenLesson } from '../lesson/LessonGate';
import { useWayOn } from './useWayOn';

const CONFETTI_COUNT = 80;

type Props = {
  open: OpenLesson;
  material: Material;
  leaving: Leaving;
  part: number;
  run: Run;
  saving: Saving;
  onSave: () => void;
  onAgain: () => void;
};

/** The score, whether it is saved, the next step, and a list of all questions. */
export function QuizEnd({ open, material, leaving, part, run, saving, onSave, onAgain }: Props) {
  const t = useText(exercises);
  const format = useFormat();
  const { tell } = useHearing();
  const { module, lesson, summary } = open;
  const percentage = runPercentage(run);
  const isGood = isPassed(percentage);
  const title = t(isGood ? 'quizPassed' : 'quizNotPassed');
  const greet = useEffectEvent(() => {
    tell([title], playEffect('done'));
    if (isGood) void celebrate(CONFETTI_COUNT);
  });
  useEffect(() => greet(), []);
  const points = pointsFor(recordOf(run, 0).activity);
  const partsDone = isGood ? [...summary.partsDone, partKey(lesson.id, 'quiz', part)] : summary.partsDone;
  const onward = useWayOn(open, material, partsDone);
  const ways = isGood
    ? onward
    : {
        next: { label: t('quizAgain'), go: onAgain },
        others: [{ label: t('repeatExercises'), to: exercisesAddress(module, lesson) }],
      };

  return (
    <RoomEnd
      leaving={leaving}
      ways={ways}
      saving={saving}
      onSave={onSave}
      run={run}
      head={
        <EndHead icon={isGood ? 'star' : 'path'} isGood={isGood} title={title} score={format.percent(percentage / 100)}>
          <p>{t('score', { right: rightCount(run), total: run.tasks.length })}</p>
          <p>{isGood ? t('points', { count: points }) : t('quizNotPassedText')}</p>
        </EndHead>
      }
    >
      <section className="grid gap-3">
        <h2 className="text-2xl">{t('answers')}</h2>
        <ol className="grid divide-y divide-line rounded-card border border-line bg-card px-5">
          {run.answers.map((answer) => (
            <Answer key={answer.place} run={run} answer={answer} />
          ))}
        </ol>
      </section>
    </RoomEnd>
  );
}

function Answer({ run, answer: { place, given } }: { run: Run; answer: RunAnswer }) {
  const t = useText(exercises);
  const { isRight, explanation } = given;
  const subject = run.tasks[place]?.exercise.subject;
  return (
    <li className="flex items-start gap-3.5 py-4">
      <span
        className={`mt-2 grid size-8 flex-none place-items-center rounded-full ${isRight ? 'bg-leaf text-on-leaf' : 'bg-vermilion text-on-vermilion'}`}
      >
        <Icon name={isRight ? 'check' : 'cross'} className="size-5" />
        <span className="sr-only">{t(isRight ? 'isRight' : 'isWrong')}</span>
      </span>
      <div className="grid min-w-0 flex-1 gap-2.5">
        {subject && <EntryLine entry={subject} />}
        {explanation.picked.map((entry) => (
          <EntryLine key={entry.telugu} entry={entry} label={t('youPicked')} />
        ))}
      </div>
    </li>
  );
}
