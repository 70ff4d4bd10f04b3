import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadMaterial } from '../practice/loadMaterial';
import { entryOfFocus, type Focus, focusesOf } from '../domain/lesson/focus';
import { LESSON_IDS } from '../domain/lesson/lesson';
import type { Material } from '../domain/lesson/material';
import { seededRandom } from '../domain/lesson/seededRandom';
import {
  type Exercise,
  instructionOf,
  judged,
  LESSON_KIND_NAMES,
  type LessonKindName,
  repeatExercise,
  makeExercise,
  rightAnswerOf,
  wrongAnswersOf,
} from './kinds';

/** Catches an exercise that contains a whole table, which would be much longer. */
const MAX_LENGTH = 3000;
/** A small number is enough, because each kind is tested in many lessons. */
const RUNS = 12;

const materials = new Map(await Promise.all(LESSON_IDS.map(async (id) => [id, await loadMaterial(id)] as const)));

const copyOf = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

function suitableFocuses(kind: LessonKindName, material: Material): readonly Focus[] {
  const firstOfKey = new Map(focusesOf(material).map((focus) => [entryOfFocus(focus).key, focus]));
  return [...firstOfKey.values()].filter((focus) => makeExercise(kind, material, focus, seededRandom(1)));
}

function expectSame(exercise: Exercise, material: Material, seed: number) {
  const copy = copyOf(exercise);
  expect(copy).toStrictEqual(exercise);
  expect(JSON.stringify(exercise).length).toBeLessThan(MAX_LENGTH);
  expect(instructionOf(copy)).toEqual(instructionOf(exercise));
  const answers = [rightAnswerOf(exercise), ...wrongAnswersOf(exercise)];
  expect(wrongAnswersOf(copy)).toStrictEqual(answers.slice(1));
  expect(copyOf(answers)).toStrictEqual(answers);
  expect(answers.map((answer) => judged(copy, copyOf(answer)))).toStrictEqual(
    answers.map((answer) => judged(exercise, answer)),
  );
  const repeated = repeatExercise(copy, material, seededRandom(seed));
  expect(repeated).toStrictEqual(repeatExercise(exercise, material, seededRandom(seed)));
  expect(repeated.subject).toEqual(exercise.subject);
}

const suitableKinds = [...materials].map(([id, material]) => {
  const kinds = LESSON_KIND_NAMES.map((kind) => ({ kind, focuses: suitableFocuses(kind, material) }));
  return { id, material, kinds: kinds.filter(({ focuses }) => focuses.length > 0) };
});

describe.each(suitableKinds)('an exercise of $id', ({ material, kinds }) => {
  it.each(kinds)('of the kind $kind is unchanged after being stored as JSON', ({ kind, focuses }) => {
    fc.assert(
      fc.property(fc.constantFrom(...focuses), fc.nat(), (focus, seed) => {
        const exercise = makeExercise(kind, material, focus, seededRandom(seed));
        if (exercise) expectSame(exercise, material, seed);
      }),
      { numRuns: RUNS },
    );
  });
});

it('every kind suits some lesson', () => {
  const found = new Set(suitableKinds.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)));
  expect(LESSON_KIND_NAMES.filter((kind) => !found.has(kind))).toEqual([]);
});
