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
  madeAgain,
  makeExercise,
  rightAnswerOf,
  wrongAnswersOf,
} from './kinds';

/** A table inside an exercise would be many times as long. */
const LONGEST = 3000;
/** Each kind is tried in many lessons, so that few of each make hundreds. */
const RUNS = 12;

const materials = new Map(await Promise.all(LESSON_IDS.map(async (id) => [id, await loadMaterial(id)] as const)));

const copyOf = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

function suitedTo(kind: LessonKindName, material: Material): readonly Focus[] {
  const firstOfKey = new Map(focusesOf(material).map((focus) => [entryOfFocus(focus).key, focus]));
  return [...firstOfKey.values()].filter((focus) => makeExercise(kind, material, focus, seededRandom(1)));
}

function expectSame(exercise: Exercise, material: Material, seed: number) {
  const copy = copyOf(exercise);
  expect(copy).toStrictEqual(exercise);
  expect(JSON.stringify(exercise).length).toBeLessThan(LONGEST);
  expect(instructionOf(copy)).toEqual(instructionOf(exercise));
  const answers = [rightAnswerOf(exercise), ...wrongAnswersOf(exercise)];
  expect(wrongAnswersOf(copy)).toStrictEqual(answers.slice(1));
  expect(copyOf(answers)).toStrictEqual(answers);
  expect(answers.map((answer) => judged(copy, copyOf(answer)))).toStrictEqual(
    answers.map((answer) => judged(exercise, answer)),
  );
  const again = madeAgain(copy, material, seededRandom(seed));
  expect(again).toStrictEqual(madeAgain(exercise, material, seededRandom(seed)));
  expect(again.subject).toEqual(exercise.subject);
}

const suited = [...materials].map(([id, material]) => {
  const kinds = LESSON_KIND_NAMES.map((kind) => ({ kind, focuses: suitedTo(kind, material) }));
  return { id, material, kinds: kinds.filter(({ focuses }) => focuses.length > 0) };
});

describe.each(suited)('an exercise of $id', ({ material, kinds }) => {
  it.each(kinds)('of the kind $kind is the same after it was kept as JSON', ({ kind, focuses }) => {
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
  const found = new Set(suited.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)));
  expect(LESSON_KIND_NAMES.filter((kind) => !found.has(kind))).toEqual([]);
});
