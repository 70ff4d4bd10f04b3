import { useEffect } from 'react';
import { type AnyExercise, isDrawn, isSelfJudged, saidFirst } from '../exercises/kinds';
import { runModeOf } from '../domain/practice/aim';
import { answersTo, type Run, currentTask, wouldComeBack } from '../domain/practice/run';
import { exercises } from '../i18n/exercises';
import { useLanguage, useText } from '../i18n/useText';
import { playEffect } from '../ui/speech/effects';
import { useHearing } from './hearing/hearing';
import { Question } from './Question';
import { fetchViews } from '../exercises/views';
import { Room } from './room/Room';
import { type Leaving, RoomTop } from './room/RoomTop';
import { stepsOf } from './room/stepsOf';
import type { PracticeSteps } from './usePractice';

type Props = {
  run: Run;
  steps: PracticeSteps;
  /** What it is called, beside its progress. */
  name: string;
  leaving: Leaving;
  /** How many there are at most, where the tasks follow from the answers. */
  most?: number;
  /** The same question once more, with other options. */
  again?: (exercise: AnyExercise) => AnyExercise;
  /** Something to know before the first question. */
  note?: string;
};

/** A run of exercises as it goes on: where one is, and the question on show. */
export function RunView({ run, steps, name, leaving, most, again, note }: Props) {
  const t = useText(exercises);
  const language = useLanguage();
  const { say } = useHearing();
  const exercise = currentTask(run)?.exercise;
  const [place = 0] = run.queue;
  const { tasks } = run;
  useEffect(() => {
    const drawn = tasks.map((task) => task.exercise).filter(isDrawn);
    void fetchViews(drawn.map(({ kind }) => kind));
  }, [tasks]);
  const isSilent = runModeOf(run.aim) === 'silent';
  const tries = answersTo(run, place).length - (run.isAnswered ? 1 : 0);
  if (!exercise || !isDrawn(exercise)) return null;
  // What the learner says about it is taken as it is said.
  const isOwnWord = isSelfJudged(exercise);
  return (
    <Room
      top={
        <RoomTop
          name={tries > 0 ? t('comesBack') : name}
          leaving={leaving}
          steps={stepsOf(run, most)}
          onSpeak={() => say(saidFirst(exercise, language))}
        />
      }
    >
      <Question
        key={`${run.recordId} ${place} ${tries}`}
        exercise={exercise}
        onCheck={isSilent || isOwnWord ? undefined : steps.answer}
        onNext={(given) => {
          if (isSilent || isOwnWord) steps.answer(given);
          if (isOwnWord && given.isRight) playEffect('right');
          if (!isSilent) steps.next(given.isRight ? undefined : again?.(exercise));
        }}
        isLast={most === undefined && run.queue.length === 1}
        comesBack={wouldComeBack(run)}
        note={run.answers.length === 0 ? note : undefined}
      />
    </Room>
  );
}
