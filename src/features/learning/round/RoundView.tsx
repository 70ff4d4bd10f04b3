import { useEffect } from 'react';
import { startBusy } from '../../../browser/busy';
import type { Material } from '../../../domain/lesson/material';
import { triesOf, wouldComeBack } from '../../../domain/lesson/round';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import type { OpenLesson } from '../lesson/LessonGate';
import { NotSaved } from './NotSaved';
import { Question } from '../../../practice/Question';
import { RoundEnd } from './RoundEnd';
import { RoundTop } from './RoundTop';
import { useRound } from './useRound';

type Props = { open: OpenLesson; material: Material; asked: number | null };

export function RoundView({ open, material, asked }: Props) {
  const t = useText(exercises);
  const { round, number, exercise, made, points, check, next, ...recorder } = useRound(open, material, asked);
  const isRunning = exercise !== undefined;
  useEffect(() => (isRunning ? startBusy() : undefined), [isRunning]);
  const tries = triesOf(round, number);

  return (
    <>
      {exercise ? (
        <>
          <RoundTop
            open={open}
            name={t('exerciseNumber', { number })}
            done={round.numbers.length - new Set(round.toCome).size}
            total={round.numbers.length}
            isAgain={tries > 0}
          />
          <Question
            key={`${number} ${tries}`}
            exercise={exercise}
            onCheck={check}
            onNext={next}
            isLast={round.toCome.length === 1}
            comesBack={wouldComeBack(round)}
          />
        </>
      ) : (
        <RoundEnd open={open} round={round} made={made} points={points} />
      )}
      {recorder.hasUnsaved && <NotSaved isSaving={recorder.isSaving} onSaveAgain={() => void recorder.saveAgain()} />}
    </>
  );
}
