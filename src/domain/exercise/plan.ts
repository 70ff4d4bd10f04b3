import { type Focus, comesLater, focusesOf, entryOf } from '../lesson/focus';
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
} from './kinds';
import { kindsInOrder, madeInOrder, type PlannedKind } from './planning';
import { isGentle, type Keyed, madeInTurn, madeSitting, type MadeTurn, type Turn } from './stepwise';
import { weightOf } from './weights';

export const QUESTIONS_IN_QUIZ = 8;

type Suited = ReadonlyMap<LessonKindName, readonly Keyed[]>;

// Looking through a whole lesson takes a moment; it is done once for each.
const known = new WeakMap<Material, Suited>();

/** What each kind can ask about. Things that count under one key are alike in this. */
function suitedAmong(focuses: readonly Focus[], material: Material): Suited {
  const byKey = new Map<string, Keyed[]>();
  for (const focus of focuses) {
    const { key } = entryOf(focus);
    const alike = byKey.get(key) ?? [];
    alike.push({ key, focus });
    byKey.set(key, alike);
  }
  const random = seededRandom(1);
  return new Map(
    LESSON_KIND_NAMES.map((name) => [
      name,
      [...byKey.values()].filter(([first]) => first && LESSON_KINDS[name].make(material, first.focus, random)).flat(),
    ]),
  );
}

function suitedIn(material: Material): Suited {
  const suited = known.get(material) ?? suitedAmong(focusesOf(material), material);
  known.set(material, suited);
  return suited;
}

type Plan = {
  readonly lesson: Lesson;
  readonly material: Material;
  /** How often the learner was asked for each item before. */
  readonly timesSeen: (key: string) => number;
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
  suited: Suited,
): PlannedKind<LessonKindName, Keyed>[] =>
  names.map((name) => ({ name, weight: weightOf(lesson.id, name), focuses: suited.get(name) ?? [] }));

/** A lesson begins with something to hear or to recognise, and goes on from there. */
function beginningGently(order: readonly LessonKindName[]): readonly LessonKindName[] {
  const first = Math.max(0, order.findIndex(isGentle));
  return [...order.slice(first), ...order.slice(0, first)];
}

const inSteps = (plan: Plan) => {
  const { lesson, material, timesSeen } = plan;
  const kinds = planned(plan, LESSON_KIND_NAMES, suitedIn(material)).filter(({ weight }) => weight > 0);
  const order = beginningGently(kindsInOrder(kinds, lesson.practiceExercises, seededRandom(fingerprint(lesson.id))));
  return {
    asking: { step: stepOf(material, timesSeen), kinds, timesSeen },
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
export function planSitting(plan: Plan, numbers: readonly number[], random: Random): readonly MadeTurn[] {
  const { asking, turns } = inSteps(plan);
  return madeSitting(turns(numbers), asking, random);
}

/** The questions of a quiz: all different, and each of a kind that can be scored. */
export function planQuiz(plan: Plan, random: Random): Exercise[] {
  const kinds = planned(plan, LESSON_KIND_NAMES.filter(isForQuizzes), suitedIn(plan.material));
  return made(plan, { kinds, order: kindsInOrder(kinds, QUESTIONS_IN_QUIZ, random) }, random);
}

type About = {
  readonly focuses: readonly Focus[];
  readonly isAsked: (kind: LessonKindName) => boolean;
  readonly count: number;
};

/** So many about these things only, of kinds as different as can be. */
export function planAbout(plan: Plan, { focuses, isAsked, count }: About, random: Random): Exercise[] {
  const kinds = planned(plan, LESSON_KIND_NAMES.filter(isAsked), suitedAmong(focuses, plan.material));
  return made(plan, { kinds, order: beginningGently(kindsInOrder(kinds, count, random)) }, random);
}
