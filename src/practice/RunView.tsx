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
  /** The run's name, shown beside its progress. */
  name: string;
  leaving: Leaving;
  /** The largest possible number of tasks, when the tasks depend on the answers. */
  maxTasks?: number;
  /** Makes the same question again with other options. */
  again?: (exercise: AnyExercise) => AnyExercise;
  /** Shown before the first question. */
  note?: string;
};

/** A run in progress: its steps and the current task. */
export function RunView({ run, steps, name, leaving, maxTasks, again, note }: Props) {
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
  // The learner's own judgment is accepted as it is.
  const isOwnJudgment = isSelfJudged(exercise);
  return (
    <Room
      top={
        <RoomTop
          name={tries > 0 ? t('comesBack') : name}
          leaving={leaving}
          steps={stepsOf(run, maxTasks)}
          onSpeak={() => say(saidFirst(exercise, language))}
        />
      }
    >
      <Question
        key={`${run.recordId} ${place} ${tries}`}
        exercise={exercise}
        onCheck={isSilent || isOwnJudgment ? undefined : steps.answer}
        onNext={(given) => {
          if (isSilent || isOwnJudgment) steps.answer(given);
          if (isOwnJudgment && given.isRight) playEffect('right');
          if (!isSilent) steps.next(given.isRight ? undefined : again?.(exercise));
        }}
        isLast={maxTasks === undefined && run.queue.length === 1}
        comesBack={wouldComeBack(run)}
        note={run.answers.length === 0 ? note : undefined}
      />
    </Room>
  );
}
