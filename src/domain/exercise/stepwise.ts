import { comesLater, type Focus } from '../lesson/focus';
import type { Step } from '../lesson/step';
import type { Random } from '../random';
import { type Exercise, judged, type LessonKindName, makeExercise, rightAnswerOf } from '../../exercises/kinds';
import { MIN_TASKS, MAX_TASKS } from './lessonRun';

export type Keyed = { readonly key: string; readonly focus: Focus };

/** A kind to make an exercise of; `number` is the exercise of the lesson that it is, where it is one. */
export type Turn = { readonly kind: LessonKindName; readonly number: number | null };

export type MadeTurn = { readonly exercise: Exercise; readonly number: number | null };

/** What is new is first heard and recognised, then said, and put together last. */
const FIRST: readonly LessonKindName[] = ['hear-and-pick', 'pick-picture', 'pick-meaning', 'match-pairs'];
const LAST: readonly LessonKindName[] = ['build-akshara', 'word-order'];
export const isGentle = (kind: LessonKindName): boolean => FIRST.includes(kind);
const hardness = (kind: LessonKindName) => (isGentle(kind) ? 0 : LAST.includes(kind) ? 2 : 1);

/** The easier kinds first, as rarely as possible one kind twice in a row. */
function easierFirst(turns: readonly Turn[]): readonly Turn[] {
  const left = turns.toSorted((one, other) => hardness(one.kind) - hardness(other.kind));
  const order: Turn[] = [];
  const countOf = (kind: LessonKindName) => left.filter((turn) => turn.kind === kind).length;
  while (left.length > 0) {
    const isOther = ({ kind }: Turn) => kind !== order.at(-1)?.kind;
    // What makes up more than half of the rest must go in between the others now.
    const pressing = left.findIndex((turn) => isOther(turn) && countOf(turn.kind) * 2 > left.length);
    const at = pressing >= 0 ? pressing : left.findIndex(isOther);
    order.push(...left.splice(Math.max(0, at), 1));
  }
  return order;
}

type Asking = {
  readonly step: Step;
  readonly kinds: readonly LessonKindName[];
  readonly things: readonly Keyed[];
  /** Whether a kind can ask about what counts under a key. */
  readonly suits: (kind: LessonKindName, key: string) => boolean;
  readonly timesSeen: (key: string) => number;
};

/** Asks in turn for what came least so far, in another way each time, and for nothing that was not met. */
function asker({ step, kinds, things, suits, timesSeen }: Asking, random: Random) {
  const asked = new Map<string, number>();
  const ways = new Set<string>();
  const made: Exercise[] = [];
  const open = things.filter(({ focus }) => step.isOpen(focus));
  const times = (key: string) => timesSeen(key) + (asked.get(key) ?? 0);
  const usedOf = (name: LessonKindName) => made.filter(({ kind }) => kind === name).length;

  function take(exercise: Exercise): Exercise {
    made.push(exercise);
    for (const key of judged(exercise, rightAnswerOf(exercise)).outcome.right) {
      asked.set(key, (asked.get(key) ?? 0) + 1);
      ways.add(`${exercise.kind} ${key}`);
    }
    return exercise;
  }

  function exerciseOf(kind: LessonKindName): Exercise | null {
    const before = made.at(-1)?.subject.key;
    const ranked = open
      .map(({ key, focus }) => ({
        key,
        focus,
        rank: [
          ways.has(`${kind} ${key}`) ? 1 : 0,
          key === before ? 1 : 0,
          times(key) + (comesLater(focus) ? 1 : 0),
          random(),
        ],
      }))
      .toSorted((one, other) => differenceOf(one.rank, other.rank));
    for (const { key, focus } of ranked) {
      const exercise = suits(kind, key) ? makeExercise(kind, step.material, focus, random) : null;
      if (exercise) return take(exercise);
    }
    return null;
  }

  /** Of the kinds that came least in this sitting, the easiest that is not the one before. */
  function exerciseOfAny(): Exercise | null {
    const last = made.at(-1)?.kind;
    const order = kinds
      .map((name) => ({ name, rank: [name === last ? 1 : 0, usedOf(name), hardness(name)] }))
      .toSorted((one, other) => differenceOf(one.rank, other.rank));
    return order.reduce<Exercise | null>((found, { name }) => found ?? exerciseOf(name), null);
  }

  const stillNew = () => step.learning.some((key) => times(key) < step.times);

  return {
    next: (kind: LessonKindName) => exerciseOf(kind) ?? exerciseOfAny(),
    /** One more, if the sitting is too short, or what is new was not asked for often enough. */
    more(): Exercise | null {
      if (made.length >= MAX_TASKS || (made.length >= MIN_TASKS && !stillNew())) return null;
      // All of the new ones at once.
      const hasPairs = made.some(({ kind }) => kind === 'match-pairs');
      return (stillNew() && !hasPairs ? exerciseOf('match-pairs') : null) ?? exerciseOfAny();
    },
  };
}

/** The first difference decides. */
function differenceOf(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** An exercise for each turn, in their order. */
export function madeInTurn(turns: readonly Turn[], asking: Asking, random: Random): MadeTurn[] {
  const { next } = asker(asking, random);
  return turns.flatMap(({ kind, number }) => {
    const exercise = next(kind);
    return exercise ? [{ exercise, number }] : [];
  });
}

/** A whole sitting: the turns from the easier to the harder ones, and what they leave to be asked. */
export function makeLessonRun(turns: readonly Turn[], asking: Asking, random: Random): MadeTurn[] {
  const { next, more } = asker(asking, random);
  const made = easierFirst(turns).flatMap(({ kind, number }): MadeTurn[] => {
    const exercise = next(kind);
    return exercise ? [{ exercise, number }] : [];
  });
  for (let extra = more(); extra; extra = more()) made.push({ exercise: extra, number: null });
  return made;
}
