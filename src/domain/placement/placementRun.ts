import { type LessonKindName, makeExercise } from '../../exercises/kinds';
import { entryOfFocus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { type Run, type RunTask, startRun } from '../practice/run';
import type { Random } from '../random';
import { type Asked, drawn, placing } from './placement';
import type { PlacementLesson } from './stages';

export type PlacementMaterials = Readonly<Record<PlacementLesson, Material>>;

/** By ear and by eye in turns. */
const KINDS: readonly LessonKindName[] = ['hear-and-pick', 'see-and-pick-sound'];

export const askedIn = ({ tasks, answers }: Pick<Run, 'tasks' | 'answers'>): readonly Asked[] =>
  answers.flatMap(({ place, given }) => {
    const subject = tasks[place]?.exercise.subject;
    return subject ? [{ telugu: subject.telugu, isRight: given.isRight }] : [];
  });

/** What is asked after these answers; `null` when it is known where the learner begins. */
export function nextTask(asked: readonly Asked[], materials: PlacementMaterials, random: Random): RunTask | null {
  const now = placing(asked);
  if (now.kind === 'placed') return null;
  const material = materials[now.stage.lesson];
  const wanted = drawn(now.group, asked, random);
  const focus = focusesOf(material).find((one) => entryOfFocus(one).telugu === wanted);
  const [kind = 'hear-and-pick'] = KINDS.slice(asked.length % KINDS.length);
  const exercise = focus && makeExercise(kind, material, focus, random);
  return exercise ? { exercise, part: null } : null;
}

/** A run that begins with one question; each further one follows from the answers. */
export function startPlacement(
  begun: Pick<Run, 'recordId' | 'userId'>,
  materials: PlacementMaterials,
  now: number,
  random: Random,
): Run {
  const first = nextTask([], materials, random);
  return startRun({ ...begun, aim: { kind: 'placement' }, tasks: first ? [first] : [] }, now);
}
