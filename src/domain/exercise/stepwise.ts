import { comesLater, type Focus } from '../lesson/focus';
import type { Step } from '../lesson/step';
import type { Random } from '../random';
import { type Exercise, judged, type LessonKindName, makeExercise, rightAnswerOf } from '../../exercises/kinds';
import { MIN_TASKS, MAX_TASKS } from './lessonRun';

export type Keyed = { readonly key: string; readonly focus: Focus };

/** A planned exercise. `number` is its number in the lesson, or null for an extra one. */
export type Turn = { readonly kind: LessonKindName; readonly number: number | null };

export type MadeTurn = { readonly exercise: Exercise; readonly number: number | null };

/** New items are first heard and recognized; kinds that put pieces together come last. */
const EASY_KINDS: readonly LessonKindName[] = ['hear-and-pick', 'pick-picture', 'pick-meaning', 'match-pairs'];
const HARD_KINDS: readonly LessonKindName[] = ['build-akshara', 'word-order'];
export const isGentle = (kind: LessonKindName): boolean => EASY_KINDS.includes(kind);
const hardness = (kind: LessonKindName) => (isGentle(kind) ? 0 : HARD_KINDS.includes(kind) ? 2 : 1);

/** Puts easier kinds first, avoiding the same kind twice in a row where possible. */
function easierFirst(turns: readonly Turn[]): readonly Turn[] {
  const left = turns.toSorted((one, other) => hardness(one.kind) - hardness(other.kind));
  const order: Turn[] = [];
  const countOf = (kind: LessonKindName) => left.filter((turn) => turn.kind === kind).length;
  while (left.length > 0) {
    const isOther = ({ kind }: Turn) => kind !== order.at(-1)?.kind;
    // A kind that makes up more than half of the rest must be placed now, or it comes twice in a row at the end.
    const urgent = left.findIndex((turn) => isOther(turn) && countOf(turn.kind) * 2 > left.length);
    const at = urgent >= 0 ? urgent : left.findIndex(isOther);
    order.push(...left.splice(Math.max(0, at), 1));
  }
  return order;
}

type Asking = {
  readonly step: Step;
  readonly kinds: readonly LessonKindName[];
  readonly things: readonly Keyed[];
  /** Whether a kind can ask about the item with this key. */
  readonly suits: (kind: LessonKindName, key: string) => boolean;
  readonly timesSeen: (key: string) => number;
};

/** Asks about the items seen least so far, with a different kind each time, and about no item that is not open yet. */
function asker({ step, kinds, things, suits, timesSeen }: Asking, random: Random) {
  const timesAsked = new Map<string, number>();
  const askedWays = new Set<string>();
  const made: Exercise[] = [];
  const open = things.filter(({ focus }) => step.isOpen(focus));
  const times = (key: string) => timesSeen(key) + (timesAsked.get(key) ?? 0);
  const usedOf = (name: LessonKindName) => made.filter(({ kind }) => kind === name).length;

  function record(exercise: Exercise): Exercise {
    made.push(exercise);
    for (const key of judged(exercise, rightAnswerOf(exercise)).outcome.right) {
      timesAsked.set(key, (timesAsked.get(key) ?? 0) + 1);
      askedWays.add(`${exercise.kind} ${key}`);
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
          askedWays.has(`${kind} ${key}`) ? 1 : 0,
          key === before ? 1 : 0,
          times(key) + (comesLater(focus) ? 1 : 0),
          random(),
        ],
      }))
      .toSorted((one, other) => compareRanks(one.rank, other.rank));
    for (const { key, focus } of ranked) {
      const exercise = suits(kind, key) ? makeExercise(kind, step.material, focus, random) : null;
      if (exercise) return record(exercise);
    }
    return null;
  }

  /** Tries the kinds used least in this run first, easiest first, and the previous kind last. */
  function exerciseOfAny(): Exercise | null {
    const last = made.at(-1)?.kind;
    const order = kinds
      .map((name) => ({ name, rank: [name === last ? 1 : 0, usedOf(name), hardness(name)] }))
      .toSorted((one, other) => compareRanks(one.rank, other.rank));
    return order.reduce<Exercise | null>((found, { name }) => found ?? exerciseOf(name), null);
  }

  const hasNewItems = () => step.learning.some((key) => times(key) < step.times);

  return {
    next: (kind: LessonKindName) => exerciseOf(kind) ?? exerciseOfAny(),
    /** One more exercise if the run is too short or new items were not asked often enough. */
    more(): Exercise | null {
      if (made.length >= MAX_TASKS || (made.length >= MIN_TASKS && !hasNewItems())) return null;
      // Matching pairs asks about all new items in one exercise.
      const hasPairs = made.some(({ kind }) => kind === 'match-pairs');
      return (hasNewItems() && !hasPairs ? exerciseOf('match-pairs') : null) ?? exerciseOfAny();
    },
  };
}

/** Compares two ranks by their first difference. */
function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** One exercise per turn, in order. */
export function makeInTurn(turns: readonly Turn[], asking: Asking, random: Random): MadeTurn[] {
  const { next } = asker(asking, random);
  return turns.flatMap(({ kind, number }) => {
    const exercise = next(kind);
    return exercise ? [{ exercise, number }] : [];
  });
}

/** A whole run: the turns from easy to hard, then extra exercises for items that need more practice. */
export function makeLessonRun(turns: readonly Turn[], asking: Asking, random: Random): MadeTurn[] {
  const { next, more } = asker(asking, random);
  const made = easierFirst(turns).flatMap(({ kind, number }): MadeTurn[] => {
    const exercise = next(kind);
    return exercise ? [{ exercise, number }] : [];
  });
  for (let extra = more(); extra; extra = more()) made.push({ exercise: extra, number: null });
  return made;
}
