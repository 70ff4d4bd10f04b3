import { type LessonKindName, makeExercise } from '../../exercises/kinds';
import { entryOfFocus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { type Run, type RunTask, startRun } from '../practice/run';
import type { Random } from '../random';
import { type PlacementAnswer, drawLetter, placementState } from './placement';
import type { PlacementLesson } from './stages';

export type PlacementMaterials = Readonly<Record<PlacementLesson, Material>>;

/** Questions alternate between these kinds. */
const KINDS: readonly LessonKindName[] = ['hear-and-pick', 'see-and-pick-sound'];

export const placementAnswers = ({ tasks, answers }: Pick<Run, 'tasks' | 'answers'>): readonly PlacementAnswer[] =>
  answers.flatMap(({ place, given }) => {
    const subject = tasks[place]?.exercise.subject;
    return subject ? [{ telugu: subject.telugu, isRight: given.isRight }] : [];
  });

/** The next question after these answers; `null` when the starting point is known. */
export function nextTask(
  answers: readonly PlacementAnswer[],
  materials: PlacementMaterials,
  random: Random,
): RunTask | null {
  const now = placementState(answers);
  if (now.kind === 'placed') return null;
  const material = materials[now.stage.lesson];
  const letter = drawLetter(now.group, answers, random);
  const focus = focusesOf(material).find((one) => entryOfFocus(one).telugu === letter);
  const [kind = 'hear-and-pick'] = KINDS.slice(answers.length % KINDS.length);
  const exercise = focus && makeExercise(kind, material, focus, random);
  return exercise ? { exercise, part: null } : null;
}

/** A run that starts with one question; each further one depends on the answers. */
export function startPlacement(
  identity: Pick<Run, 'recordId' | 'userId'>,
  materials: PlacementMaterials,
  now: number,
  random: Random,
): Run {
  const first = nextTask([], materials, random);
  return startRun({ ...identity, aim: { kind: 'placement' }, tasks: first ? [first] : [] }, now);
}
