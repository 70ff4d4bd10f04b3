import { describe, expect, it } from 'vitest';
import { MODULES } from '../content/modules';
import type { Lesson } from '../domain/lesson/lesson';
import type { Material } from '../domain/lesson/material';
import { numbersOf } from '../domain/lesson/parts';
import { seededRandom } from '../domain/lesson/seededRandom';
import { loadMaterial } from '../practice/loadMaterial';
import {
  type Exercise,
  instructionOf,
  judged,
  LESSON_KIND_NAMES,
  repeatExercise,
  rightAnswerOf,
  wrongAnswersOf,
} from './kinds';
import { planExercises, planQuiz, QUESTIONS_IN_QUIZ } from '../domain/exercise/plan';

const SEEDS = 16;
const seeds = Array.from({ length: SEEDS }, (_, at) => at * 7919 + 1);

const lessons = MODULES.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson, id: lesson.id })));
const materials = new Map(await Promise.all(lessons.map(async ({ id }) => [id, await loadMaterial(id)] as const)));
const materialFor = ({ id }: Lesson): Material => {
  const material = materials.get(id);
  if (!material) throw new Error(`${id} has no material`);
  return material;
};

const neverSeen = () => 0;
const planFor = (lesson: Lesson) => ({ lesson, material: materialFor(lesson), timesSeen: neverSeen });
const freshRun = (lesson: Lesson, seed: number) =>
  planExercises(planFor(lesson), numbersOf(lesson, 'exercise'), seededRandom(seed));
const runCache = new Map<string, readonly Exercise[]>();
/** Cached because several tests use the same runs. */
function cachedRun(lesson: Lesson, seed: number): readonly Exercise[] {
  const key = `${lesson.id} ${seed}`;
  const run = runCache.get(key) ?? freshRun(lesson, seed);
  runCache.set(key, run);
  return run;
}
const quiz = (lesson: Lesson, seed: number) => planQuiz(planFor(lesson), seededRandom(seed));

const judgedRight = (exercise: Exercise) => judged(exercise, rightAnswerOf(exercise));
const judgedWrong = (exercise: Exercise) => wrongAnswersOf(exercise).map((answer) => judged(exercise, answer));

/** The faults of an exercise, as messages. */
function faultsOf(exercise: Exercise): string[] {
  const right = judgedRight(exercise);
  const wrong = judgedWrong(exercise);
  const instruction = instructionOf(exercise);
  const ids = [right, ...wrong].map(({ id }) => id);
  const name = `${exercise.kind} ${exercise.subject.key} ${ids.join(' | ')}`;
  return [
    ...(right.isRight ? [] : [`${name}: the right answer is refused`]),
    ...(wrong.length === 0 ? [`${name}: nothing is wrong`] : []),
    ...(wrong.some(({ isRight }) => isRight) ? [`${name}: a wrong answer is accepted`] : []),
    ...(new Set(ids).size === ids.length ? [] : [`${name}: an answer is there twice`]),
    ...(instruction.en && instruction.te ? [] : [`${name}: no instruction`]),
  ];
}

describe.each(lessons)('the exercises of $id', ({ lesson }) => {
  it('have the right number, each with exactly one right answer', () => {
    for (const seed of seeds) {
      const exercises = cachedRun(lesson, seed);
      expect(exercises).toHaveLength(lesson.practiceExercises);
      expect(exercises.flatMap(faultsOf)).toEqual([]);
    }
  });

  it('are of at least five kinds, and never of one kind three times in a row', () => {
    for (const seed of seeds) {
      const kinds = cachedRun(lesson, seed).map(({ kind }) => kind);
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(5);
      const tripled = kinds.filter((kind, at) => kind === kinds[at + 1] && kind === kinds[at + 2]);
      expect(tripled).toEqual([]);
    }
  });

  it('differ from run to run, but a number keeps its kind', () => {
    const [first, second] = seeds.map((seed) => cachedRun(lesson, seed));
    if (!first || !second) throw new Error('no seeds');
    expect(first).not.toEqual(second);
    expect(first).toEqual(freshRun(lesson, 1));
    expect(first.map(({ kind }) => kind)).toEqual(second.map(({ kind }) => kind));
  });

  it('eventually ask about everything in the lesson', () => {
    const material = materialFor(lesson);
    const random = seededRandom(5);
    const seen = new Map<string, number>();
    const timesSeen = (key: string) => seen.get(key) ?? 0;
    const keys = [
      ...material.letters.map(({ letter }) => `letter:${letter}`),
      ...material.words.map(({ key }) => key),
      ...material.numbers.map((number) => `number:${number}`),
      ...material.sentences.map(({ key }) => key),
      ...material.statements.map(({ key }) => key),
    ];
    for (let runs = 0; runs < 40 && keys.some((key) => timesSeen(key) === 0); runs += 1) {
      for (const exercise of planExercises({ lesson, material, timesSeen }, numbersOf(lesson, 'exercise'), random)) {
        for (const key of judgedRight(exercise).outcome.right) seen.set(key, timesSeen(key) + 1);
      }
    }
    expect(keys.filter((key) => timesSeen(key) === 0)).toEqual([]);
  });

  it('ask about the same thing when they are repeated', () => {
    const random = seededRandom(3);
    const first = cachedRun(lesson, 1);
    const repeated = first.map((exercise) => repeatExercise(exercise, materialFor(lesson), random));
    const subjects = (exercises: readonly Exercise[]) => exercises.map(({ kind, subject }) => [kind, subject]);
    expect(subjects(repeated)).toEqual(subjects(first));
    expect(repeated).not.toEqual(first);
    expect(repeated.flatMap(faultsOf)).toEqual([]);
  });
});

describe.each(lessons)('a quiz of $id', ({ lesson }) => {
  it('has eight different questions, each with exactly one right answer', () => {
    for (const seed of seeds) {
      const questions = quiz(lesson, seed);
      expect(questions).toHaveLength(QUESTIONS_IN_QUIZ);
      expect(new Set(questions.map(({ subject }) => subject.key)).size).toBe(QUESTIONS_IN_QUIZ);
      expect(questions.flatMap(faultsOf)).toEqual([]);
      expect(questions.filter(({ kind }) => kind === 'match-pairs')).toEqual([]);
    }
  });

  it('counts each question for the one item it asks about', () => {
    for (const question of quiz(lesson, 11)) {
      expect(judgedRight(question).outcome).toMatchObject({ right: [question.subject.key], wrong: [], mixedUp: [] });
      for (const wrong of judgedWrong(question)) {
        expect(wrong.outcome).toMatchObject({ right: [], wrong: [question.subject.key], toldApart: [] });
      }
    }
  });
});

describe('the kinds', () => {
  it('are nine, in the order that paused quizzes are rebuilt from', () => {
    expect(LESSON_KIND_NAMES).toEqual([
      'build-akshara',
      'fill-gap',
      'hear-and-pick',
      'match-pairs',
      'pick-meaning',
      'pick-picture',
      'see-and-pick-sound',
      'true-or-not',
      'word-order',
    ]);
  });

  it.each(MODULES)('are at least seven in $id', ({ lessons: moduleLessons }) => {
    const kinds = moduleLessons.flatMap((lesson) => cachedRun(lesson, 1).map(({ kind }) => kind));
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(7);
  });
});
