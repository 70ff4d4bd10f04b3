import { useRef, useState } from 'react';
import { type Exercise, madeAgain } from '../../../domain/exercise/kinds';
import type { Given } from '../../../domain/exercise/outcome';
import { planExercises } from '../../../domain/exercise/plan';
import { doneOf, numbersOf } from '../../../domain/lesson/parts';
import { exerciseActivity } from '../../../domain/lesson/exerciseActivity';
import type { Material } from '../../../domain/lesson/material';
import { afterAnswer, type Round, startRound } from '../../../domain/lesson/round';
import { pointsFor } from '../../../domain/progress/points';
import { useLearner } from '../../../state/session';
import { playEffect } from '../../../ui/speech/effects';
import type { OpenLesson } from '../lesson/LessonGate';
import { useRecorder } from './useRecorder';

type Made = ReadonlyMap<number, Exercise>;

/** The asked for one; else those not yet done; else all of them. */
function numbersFor({ lesson, summary }: OpenLesson, asked: number | null): readonly number[] {
  if (asked !== null) return [asked];
  const done = doneOf(lesson, 'exercise', summary.partsDone);
  const undone = numbersOf(lesson, 'exercise').filter((number) => !done.includes(number));
  return undone.length > 0 ? undone : numbersOf(lesson, 'exercise');
}

function makeAll({ lesson, summary }: OpenLesson, material: Material, numbers: readonly number[]): Made {
  const timesSeen = (key: string) => (summary.rightByItem[key] ?? 0) + (summary.wrongByItem[key] ?? 0);
  const made = planExercises({ lesson, material, timesSeen }, numbers, Math.random);
  return new Map(numbers.flatMap((number, at) => (made[at] ? [[number, made[at]] as const] : [])));
}

/** A round from its first exercise to its end. Each answer is recorded at once. */
export function useRound(open: OpenLesson, material: Material, asked: number | null) {
  const { id: userId } = useLearner();
  const { record, ...recorder } = useRecorder();
  const [round, setRound] = useState<Round>(() => startRound(numbersFor(open, asked)));
  const [made, setMade] = useState<Made>(() => makeAll(open, material, round.numbers));
  const [points, setPoints] = useState(0);
  const [firstShownAt] = useState(() => Date.now());
  const startedAt = useRef(firstShownAt);

  const [number = 0] = round.toCome;
  return {
    ...recorder,
    round,
    number,
    points,
    made,
    exercise: made.get(number),
    check: (given: Given) => {
      const { right, wrong, mixedUp } = given.outcome;
      const activity = exerciseActivity({
        userId,
        lessonId: open.lesson.id,
        part: number,
        startedAt: startedAt.current,
        answeredAt: Date.now(),
        right,
        wrong,
        mixedUp,
      });
      record(activity);
      setPoints((before) => before + pointsFor(activity));
      playEffect(given.isRight ? 'right' : 'wrong');
    },
    next: (given: Given) => {
      const exercise = made.get(number);
      if (exercise && !given.isRight) setMade(new Map([...made, [number, madeAgain(exercise, material, Math.random)]]));
      setRound(afterAnswer(round, given.isRight));
      startedAt.current = Date.now();
    },
  };
}
