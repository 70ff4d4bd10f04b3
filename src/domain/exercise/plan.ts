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
import { kindsInOrder, madeInOrder, type PlannedKind } from './planning';
import { isGentle, type Keyed, madeInTurn, makeLessonRun, type MadeTurn, type Turn } from './stepwise';
import { weightOf } from './weights';

export const QUESTIONS_IN_QUIZ = 8;

/** What can be asked about, and which kinds can ask about it. Things that count under one key are alike in this. */
type Askable = {
  readonly things: readonly Keyed[];
  readonly suits: (kind: LessonKindName, key: string) => boolean;
};

/** Whether a kind suits is found out when somebody asks: looking through a whole lesson takes a slow phone too long. */
function askableAmong(focuses: readonly Focus[], material: Material): Askable {
  const things = focuses.map((focus) => ({ key: entryOfFocus(focus).key, focus }));
  const firstOf = new Map(things.toReversed().map(({ key, focus }) => [key, focus]));
  const found = new Map<string, boolean>();
  const isMade = (kind: LessonKindName, key: string) => {
    const focus = firstOf.get(key);
    return focus !== undefined && LESSON_KINDS[kind].make(material, focus, seededRandom(1)) !== null;
  };
  const suits = (kind: LessonKindName, key: string) => {
    const asked = `${kind} ${key}`;
    const answer = found.get(asked) ?? isMade(kind, key);
    found.set(asked, answer);
    return answer;
  };
  return { things, suits };
}

// What was found out about a lesson is kept.
const known = new WeakMap<Material, Askable>();

function askableIn(material: Material): Askable {
  const askable = known.get(material) ?? askableAmong(focusesOf(material), material);
  known.set(material, askable);
  return askable;
}

type Plan = {
  readonly lesson: Lesson;
  readonly material: Material;
  /** How often the learner was asked for each item before. */
  readonly timesSeen: (key: string) => number;
  /** What `kindOrder` makes, where it was made before: that takes a slow phone longer than all the rest. */
  readonly order?: readonly LessonKindName[] | undefined;
};

type Wanted = {
  readonly kinds: readonly PlannedKind<LessonKindName, Keyed>[];
  readonly order: readonly LessonKindName[];
};

function made({ material, timesSeen }: Plan, { kinds, order }: Wanted, random: Random): Exercise[] {
  const seen = ({ key, focus }: Keyed) => timesSeen(key) + (comesLater(focus) ? 1 : 0);
  const make = (kind: LessonKindName, { focus }: Keyed): Exercise | null => makeExercise(kind, material, focus, random);
  return madeInOrder(order, { kinds, keyOf: ({ key }) => key, seen, make }, random);
}

const planned = (
  { lesson }: Plan,
  names: readonly LessonKindName[],
  { things, suits }: Askable,
): PlannedKind<LessonKindName, Keyed>[] =>
  names.map((name) => {
    const focuses = things.filter(({ key }) => suits(name, key));
    return { name, weight: weightOf(lesson.id, name), focuses, hasMoreThan: (count) => focuses.length > count };
  });

/** A lesson begins with something to hear or to recognise, and goes on from there. */
function beginningGently(order: readonly LessonKindName[]): readonly LessonKindName[] {
  const first = Math.max(0, order.findIndex(isGentle));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** Looks no further than it must, and at nothing twice. */
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
  return beginningGently(kindsInOrder(weighed, lesson.practiceExercises, seededRandom(fingerprint(lesson.id))));
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

/** The exercises with these numbers, freshly made. A number keeps its kind where it can; what it asks for changes. */
export function planExercises(plan: Plan, numbers: readonly number[], random: Random): Exercise[] {
  const { asking, turns } = inSteps(plan);
  return madeInTurn(turns(numbers), asking, random).map(({ exercise }) => exercise);
}

/** A sitting with the exercises of these numbers, and as many more as it takes to learn what is new. */
export function planLessonRun(plan: Plan, numbers: readonly number[], random: Random): readonly MadeTurn[] {
  const { asking, turns } = inSteps(plan);
  return makeLessonRun(turns(numbers), asking, random);
}

/** The questions of a quiz: all different, and each of a kind that can be scored. */
export function planQuiz(plan: Plan, random: Random): Exercise[] {
  const kinds = planned(plan, LESSON_KIND_NAMES.filter(isForQuizzes), askableIn(plan.material));
  return made(plan, { kinds, order: kindsInOrder(kinds, QUESTIONS_IN_QUIZ, random) }, random);
}

type About = {
  readonly focuses: readonly Focus[];
  readonly isAsked: (kind: LessonKindName) => boolean;
  readonly count: number;
};

/** So many about these things only, of kinds as different as can be. */
export function planAbout(plan: Plan, { focuses, isAsked, count }: About, random: Random): Exercise[] {
  const kinds = planned(plan, LESSON_KIND_NAMES.filter(isAsked), askableAmong(focuses, plan.material));
  return made(plan, { kinds, order: beginningGently(kindsInOrder(kinds, count, random)) }, random);
}
