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
  madeAgain,
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

const never = () => 0;
const planFor = (lesson: Lesson) => ({ lesson, material: materialFor(lesson), timesSeen: never });
const freshRun = (lesson: Lesson, seed: number) =>
  planExercises(planFor(lesson), numbersOf(lesson, 'exercise'), seededRandom(seed));
const madeRuns = new Map<string, readonly Exercise[]>();
/** Several tests look at the same rounds. */
function round(lesson: Lesson, seed: number): readonly Exercise[] {
  const key = `${lesson.id} ${seed}`;
  const made = madeRuns.get(key) ?? freshRun(lesson, seed);
  madeRuns.set(key, made);
  return made;
}
const quiz = (lesson: Lesson, seed: number) => planQuiz(planFor(lesson), seededRandom(seed));

const givenRight = (exercise: Exercise) => judged(exercise, rightAnswerOf(exercise));
const givenWrong = (exercise: Exercise) => wrongAnswersOf(exercise).map((answer) => judged(exercise, answer));

/** Everything that is wrong with an exercise, in words. */
function faultsOf(exercise: Exercise): string[] {
  const right = givenRight(exercise);
  const wrong = givenWrong(exercise);
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
  it('are as many as the table says, each with exactly one right answer', () => {
    for (const seed of seeds) {
      const exercises = round(lesson, seed);
      expect(exercises).toHaveLength(lesson.practiceExercises);
      expect(exercises.flatMap(faultsOf)).toEqual([]);
    }
  });

  it('are of at least five kinds, and never of one kind three times in a row', () => {
    for (const seed of seeds) {
      const kinds = round(lesson, seed).map(({ kind }) => kind);
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(5);
      const runs = kinds.filter((kind, at) => kind === kinds[at + 1] && kind === kinds[at + 2]);
      expect(runs).toEqual([]);
    }
  });

  it('differ from round to round, and a number keeps its kind', () => {
    const [first, second] = seeds.map((seed) => round(lesson, seed));
    if (!first || !second) throw new Error('No seeds');
    expect(first).not.toEqual(second);
    expect(first).toEqual(freshRun(lesson, 1));
    expect(first.map(({ kind }) => kind)).toEqual(second.map(({ kind }) => kind));
  });

  it('ask for everything in the lesson sooner or later', () => {
    const material = materialFor(lesson);
    const random = seededRandom(5);
    const seen = new Map<string, number>();
    const timesSeen = (key: string) => seen.get(key) ?? 0;
    const wanted = [
      ...material.letters.map(({ letter }) => `letter:${letter}`),
      ...material.words.map(({ key }) => key),
      ...material.numbers.map((number) => `number:${number}`),
      ...material.sentences.map(({ key }) => key),
      ...material.statements.map(({ key }) => key),
    ];
    for (let rounds = 0; rounds < 40 && wanted.some((key) => timesSeen(key) === 0); rounds += 1) {
      for (const exercise of planExercises({ lesson, material, timesSeen }, numbersOf(lesson, 'exercise'), random)) {
        for (const key of givenRight(exercise).outcome.right) seen.set(key, timesSeen(key) + 1);
      }
    }
    expect(wanted.filter((key) => timesSeen(key) === 0)).toEqual([]);
  });

  it('come back about the same thing', () => {
    const random = seededRandom(3);
    const first = round(lesson, 1);
    const again = first.map((exercise) => madeAgain(exercise, materialFor(lesson), random));
    const subjects = (exercises: readonly Exercise[]) => exercises.map(({ kind, subject }) => [kind, subject]);
    expect(subjects(again)).toEqual(subjects(first));
    expect(again).not.toEqual(first);
    expect(again.flatMap(faultsOf)).toEqual([]);
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

  it('counts each question by the one item it asks for', () => {
    for (const question of quiz(lesson, 11)) {
      expect(givenRight(question).outcome).toMatchObject({ right: [question.subject.key], wrong: [], mixedUp: [] });
      for (const wrong of givenWrong(question)) {
        expect(wrong.outcome).toMatchObject({ right: [], wrong: [question.subject.key], toldApart: [] });
      }
    }
  });
});

describe('the kinds', () => {
  it('are nine, in the order from which kept quizzes are made again', () => {
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

  it.each(MODULES)('are at least seven in $id', ({ lessons: own }) => {
    const kinds = own.flatMap((lesson) => round(lesson, 1).map(({ kind }) => kind));
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(7);
  });
});
