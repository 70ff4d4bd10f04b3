import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadMaterial } from '../../practice/loadMaterial';
import { entryOf, type Focus, focusesOf } from '../lesson/focus';
import { LESSON_IDS } from '../lesson/lesson';
import type { Material } from '../lesson/material';
import { seededRandom } from '../lesson/seededRandom';
import {
  type Exercise,
  instructionOf,
  judged,
  LESSON_KIND_NAMES,
  type LessonKindName,
  madeAgain,
  makeExercise,
  rightAnswerOf,
  wrongAnswersOf,
} from './kinds';

/** A table inside an exercise would be many times as long. */
const LONGEST = 3000;
const RUNS = 32;

const materials = new Map(await Promise.all(LESSON_IDS.map(async (id) => [id, await loadMaterial(id)] as const)));

const copyOf = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

function suitedTo(kind: LessonKindName, material: Material): readonly Focus[] {
  const firstOfKey = new Map(focusesOf(material).map((focus) => [entryOf(focus).key, focus]));
  return [...firstOfKey.values()].filter((focus) => makeExercise(kind, material, focus, seededRandom(1)));
}

function expectSame(exercise: Exercise, material: Material, seed: number) {
  const copy = copyOf(exercise);
  expect(copy).toStrictEqual(exercise);
  expect(JSON.stringify(exercise).length).toBeLessThan(LONGEST);
  expect(instructionOf(copy)).toEqual(instructionOf(exercise));
  expect(wrongAnswersOf(copy)).toStrictEqual(wrongAnswersOf(exercise));
  for (const answer of [rightAnswerOf(exercise), ...wrongAnswersOf(exercise)]) {
    expect(copyOf(answer)).toStrictEqual(answer);
    expect(judged(copy, copyOf(answer))).toStrictEqual(judged(exercise, answer));
  }
  const again = madeAgain(copy, material, seededRandom(seed));
  expect(again).toStrictEqual(madeAgain(exercise, material, seededRandom(seed)));
  expect(again.subject).toEqual(exercise.subject);
}

describe.each([...materials])('an exercise of %s', (_id, material) => {
  const suited = LESSON_KIND_NAMES.map((kind) => [kind, suitedTo(kind, material)] as const);

  it.each(suited.filter(([, focuses]) => focuses.length > 0))(
    'of the kind %s is the same after it was kept as JSON',
    (kind, focuses) => {
      fc.assert(
        fc.property(fc.constantFrom(...focuses), fc.nat(), (focus, seed) => {
          const exercise = makeExercise(kind, material, focus, seededRandom(seed));
          if (exercise) expectSame(exercise, material, seed);
        }),
        { numRuns: RUNS },
      );
    },
  );
});

it('every kind suits some lesson', () => {
  for (const kind of LESSON_KIND_NAMES)
    expect([...materials.values()].some((material) => suitedTo(kind, material).length > 0)).toBe(true);
});
