import { type Focus, comesLater, focusesOf, entryOfFocus } from '../lesson/focus';
import type { Lesson } from '../lesson/lesson';
import type { Material } from '../lesson/material';
import { stepOf } from '../lesson/step';
import { fingerprint } from '../fingerprint';
import { seededRandom } from '../lesson/seededRandom';
import type { Random } from '../random';
import {
  type Exercise,
  isForQuizzes,
  LESSON_KIND_NAMES,
  LESSON_KINDS,
  type LessonKindName,
  makeExercise,
} from '../../exercises/kinds';
import { kindsInOrder, makeInOrder, type PlannedKind } from './planning';
import { isGentle, type Keyed, makeInTurn, makeLessonRun, type MadeTurn, type Turn } from './stepwise';
import { weightOf } from './weights';

export const QUESTIONS_IN_QUIZ = 8;

/** The focuses to ask about, and which kinds can ask about them. Focuses with the same key suit the same kinds. */
type Askable = {
  readonly things: readonly Keyed[];
  readonly suits: (kind: LessonKindName, key: string) => boolean;
};

/** Tests lazily whether a kind suits a key: checking a whole lesson up front is too slow on a slow phone. */
function askableAmong(focuses: readonly Focus[], material: Material): Askable {
  const things = focuses.map((focus) => ({ key: entryOfFocus(focus).key, focus }));
  const firstOf = new Map(things.toReversed().map(({ key, focus }) => [key, focus]));
  const answers = new Map<string, boolean>();
  const canMake = (kind: LessonKindName, key: string) => {
    const focus = firstOf.get(key);
    return focus !== undefined && LESSON_KINDS[kind].make(material, focus, seededRandom(1)) !== null;
  };
  const suits = (kind: LessonKindName, key: string) => {
    const question = `${kind} ${key}`;
    const answer = answers.get(question) ?? canMake(kind, key);
    answers.set(question, answer);
    return answer;
  };
  return { things, suits };
}

const askableCache = new WeakMap<Material, Askable>();

function askableIn(material: Material): Askable {
  const askable = askableCache.get(material) ?? askableAmong(focusesOf(material), material);
  askableCache.set(material, askable);
  return askable;
}

type Plan = {
  readonly lesson: Lesson;
  readonly material: Material;
  /** How often the learner was asked about an item before. */
  readonly timesSeen: (key: string) => number;
  /** The prebuilt result of `kindOrder`, which takes a slow phone longer than all the rest. */
  readonly order?: readonly LessonKindName[] | undefined;
};

type KindPlan = {
  readonly kinds: readonly PlannedKind<LessonKindName, Keyed>[];
  readonly order: readonly LessonKindName[];
};

function makeAll({ material, timesSeen }: Plan, { kinds, order }: KindPlan, random: Random): Exercise[] {
  const seen = ({ key, focus }: Keyed) => timesSeen(key) + (comesLater(focus) ? 1 : 0);
  const make = (kind: LessonKindName, { focus }: Keyed): Exercise | null => makeExercise(kind, material, focus, random);
  return makeInOrder(order, { kinds, keyOf: ({ key }) => key, seen, make }, random);
}

const plannedKinds = (
  { lesson }: Plan,
  names: readonly LessonKindName[],
  { things, suits }: Askable,
): PlannedKind<LessonKindName, Keyed>[] =>
  names.map((name) => {
    const focuses = things.filter(({ key }) => suits(name, key));
    return { name, weight: weightOf(lesson.id, name), focuses, hasMoreThan: (count) => focuses.length > count };
  });

/** Rotates the order so that a lesson begins with a kind that only asks to hear or recognize. */
function gentleFirst(order: readonly LessonKindName[]): readonly LessonKindName[] {
  const first = Math.max(0, order.findIndex(isGentle));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** Tests whether a kind suits more than `count` focuses. It stops early and checks each focus once. */
function counter({ things, suits }: Askable, kind: LessonKindName): (count: number) => boolean {
  const left = things.values();
  let found = 0;
  return (count) => {
    while (found <= count) {
      const next = left.next();
      if (next.done) return false;
      if (suits(kind, next.value.key)) found += 1;
    }
    return true;
  };
}

/** The kind of each of a lesson's numbered exercises. */
export function kindOrder(lesson: Lesson, material: Material): readonly LessonKindName[] {
  const weighed = LESSON_KIND_NAMES.map((name) => ({
    name,
    weight: weightOf(lesson.id, name),
    hasMoreThan: counter(askableIn(material), name),
  }));
  return gentleFirst(kindsInOrder(weighed, lesson.practiceExercises, seededRandom(fingerprint(lesson.id))));
}

const inSteps = ({ lesson, material, timesSeen, order = kindOrder(lesson, material) }: Plan) => {
  const askable = askableIn(material);
  const kinds = LESSON_KIND_NAMES.filter((name) => weightOf(lesson.id, name) > 0);
  return {
    asking: { step: stepOf(material, timesSeen), kinds, ...askable, timesSeen },
    turns: (numbers: readonly number[]): readonly Turn[] =>
      numbers.flatMap((number) => {
        const kind = order[number - 1];
        return kind === undefined ? [] : [{ kind, number }];
      }),
  };
};

/** New exercises for these numbers. A number keeps its kind if possible; its focus changes each time. */
export function planExercises(plan: Plan, numbers: readonly number[], random: Random): Exercise[] {
  const { asking, turns } = inSteps(plan);
  return makeInTurn(turns(numbers), asking, random).map(({ exercise }) => exercise);
}

/** A run with the exercises of these numbers, and as many more as it takes to learn the new items. */
export function planLessonRun(plan: Plan, numbers: readonly number[], random: Random): readonly MadeTurn[] {
  const { asking, turns } = inSteps(plan);
  return makeLessonRun(turns(numbers), asking, random);
}

/** The questions of a quiz: all different, and only of kinds that can be scored. */
export function planQuiz(plan: Plan, random: Random): Exercise[] {
  const kinds = plannedKinds(plan, LESSON_KIND_NAMES.filter(isForQuizzes), askableIn(plan.material));
  return makeAll(plan, { kinds, order: kindsInOrder(kinds, QUESTIONS_IN_QUIZ, random) }, random);
}

type About = {
  readonly focuses: readonly Focus[];
  readonly isKindAllowed: (kind: LessonKindName) => boolean;
  readonly count: number;
};

/** Plans `count` exercises about these focuses only, with kinds as varied as possible. */
export function planAbout(plan: Plan, { focuses, isKindAllowed, count }: About, random: Random): Exercise[] {
  const kinds = plannedKinds(plan, LESSON_KIND_NAMES.filter(isKindAllowed), askableAmong(focuses, plan.material));
  return makeAll(plan, { kinds, order: gentleFirst(kindsInOrder(kinds, count, random)) }, random);
}
