import { type AnyExercise, isDrawn, isSelfJudged } from '../domain/exercise/kinds';
import { mannerOf } from '../domain/practice/aim';
import { answersTo, type Run, taskOnShow, wouldComeBack } from '../domain/practice/run';
import { playEffect } from '../ui/speech/effects';
import { Question } from './Question';
import { type Leaving, RunTop } from './RunTop';
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
};

/** A run of exercises as it goes on: where one is, and the question on show. */
export function RunView({ run, steps, name, leaving, most, again }: Props) {
  const exercise = taskOnShow(run)?.exercise;
  const [place = 0] = run.toCome;
  const isSilent = mannerOf(run.aim) === 'silent';
  const tries = answersTo(run, place).length - (run.isAnswered ? 1 : 0);
  if (!exercise || !isDrawn(exercise)) return null;
  // What the learner says about it is taken as it is said.
  const isOwnWord = isSelfJudged(exercise);
  return (
    <>
      <RunTop
        name={name}
        leaving={leaving}
        done={run.tasks.length - new Set(run.toCome).size}
        total={most ?? run.tasks.length}
        isAgain={tries > 0}
      />
      <Question
        key={`${run.recordId} ${place} ${tries}`}
        exercise={exercise}
        onCheck={
          isSilent || isOwnWord
            ? undefined
            : (given) => {
                if (steps.answer(given)) playEffect(given.isRight ? 'right' : 'wrong');
              }
        }
        onNext={(given) => {
          if (isSilent || isOwnWord) steps.answer(given);
          if (isOwnWord && given.isRight) playEffect('right');
          if (!isSilent) steps.next(given.isRight ? undefined : again?.(exercise));
        }}
        isLast={most === undefined && run.toCome.length === 1}
        comesBack={wouldComeBack(run)}
      />
    </>
  );
}
