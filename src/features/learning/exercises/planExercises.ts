import { comesLater, type Focus, focusesOf, entryOf } from '../../../domain/lesson/focus';
import type { Lesson } from '../../../domain/lesson/lesson';
import type { Material } from '../../../domain/lesson/material';
import { kindsInOrder, madeInOrder, type PlannedKind } from '../../../domain/lesson/planning';
import { fingerprint } from '../../../domain/fingerprint';
import { seededRandom } from '../../../domain/lesson/seededRandom';
import type { Random } from '../../../domain/random';
import type { Exercise } from './kind';
import { KINDS } from './registry';
import { weightOf } from './weights';

export const QUESTIONS_IN_QUIZ = 8;

type Keyed = { readonly key: string; readonly focus: Focus };
type Suited = ReadonlyMap<string, readonly Keyed[]>;

// Looking through a whole lesson takes a moment; it is done once for each.
const known = new WeakMap<Material, Suited>();

/** What each kind can ask about. Things that count under one key are alike in this. */
function suitedIn(material: Material): Suited {
  const before = known.get(material);
  if (before) return before;
  const byKey = new Map<string, Keyed[]>();
  for (const focus of focusesOf(material)) {
    const { key } = entryOf(focus);
    const alike = byKey.get(key) ?? [];
    alike.push({ key, focus });
    byKey.set(key, alike);
  }
  const random = seededRandom(1);
  const suited = new Map(
    KINDS.map(({ name, make }) => [
      name,
      [...byKey.values()].filter(([first]) => first && make(material, first.focus, random)).flat(),
    ]),
  );
  known.set(material, suited);
  return suited;
}

type Plan = {
  readonly lesson: Lesson;
  readonly material: Material;
  /** How often the learner was asked for each item before. */
  readonly timesSeen: (key: string) => number;
};

type Wanted = { readonly kinds: readonly PlannedKind<Keyed>[]; readonly order: readonly string[] };

function made({ material, timesSeen }: Plan, { kinds, order }: Wanted, random: Random): Exercise[] {
  const seen = ({ key, focus }: Keyed) => timesSeen(key) + (comesLater(focus) ? 1 : 0);
  const make = (kind: string, { focus }: Keyed) =>
    KINDS.find(({ name }) => name === kind)?.make(material, focus, random) ?? null;
  return madeInOrder(order, { kinds, keyOf: ({ key }) => key, seen, make }, random);
}

const plannedKinds = ({ lesson, material }: Plan, isForQuizzes: boolean): PlannedKind<Keyed>[] =>
  KINDS.filter((kind) => !isForQuizzes || kind.isForQuizzes).map(({ name }) => ({
    name,
    weight: weightOf(lesson.id, name),
    focuses: suitedIn(material).get(name) ?? [],
  }));

/** A round begins with something to hear or to recognise, and goes on from there. */
const GENTLE = ['hear-and-pick', 'pick-picture', 'pick-meaning', 'match-pairs'];

function beginningGently(order: readonly string[]): readonly string[] {
  const first = Math.max(
    0,
    order.findIndex((kind) => GENTLE.includes(kind)),
  );
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The exercises with these numbers, freshly made. A number keeps its kind; what it asks for changes. */
export function planExercises(plan: Plan, numbers: readonly number[], random: Random): Exercise[] {
  const { lesson } = plan;
  const kinds = plannedKinds(plan, false);
  const order = beginningGently(kindsInOrder(kinds, lesson.practiceExercises, seededRandom(fingerprint(lesson.id))));
  return made(plan, { kinds, order: numbers.map((number) => order[number - 1] ?? '') }, random);
}

/** The questions of a quiz: all different, and each of a kind that can be scored. */
export function planQuiz(plan: Plan, random: Random): Exercise[] {
  const kinds = plannedKinds(plan, true);
  return made(plan, { kinds, order: kindsInOrder(kinds, QUESTIONS_IN_QUIZ, random) }, random);
}
