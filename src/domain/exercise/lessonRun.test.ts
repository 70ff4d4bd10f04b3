import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../content/modules';
import { loadMaterial } from '../../practice/loadMaterial';
import type { Lesson } from '../lesson/lesson';
import { type Material, materialIn } from '../lesson/material';
import { numbersOf } from '../lesson/parts';
import { seededRandom } from '../lesson/seededRandom';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';
import { type Exercise, judged, rightAnswerOf, wrongAnswersOf } from '../../exercises/kinds';
import { planLessonRun } from './plan';
import { MIN_TASKS, MAX_TASKS, exerciseNumbersOfRun } from './lessonRun';

const lessons = MODULES.flatMap((module) => module.lessons);
const materials = new Map(await Promise.all(lessons.map(async ({ id }) => [id, await loadMaterial(id)] as const)));
const materialFor = ({ id }: Lesson): Material => {
  const material = materials.get(id);
  if (!material) throw new Error(`${id} has no material`);
  return material;
};

const keysAskedIn = (exercise: Exercise) => judged(exercise, rightAnswerOf(exercise)).outcome.right;

type LessonRun = {
  readonly exercises: readonly Exercise[];
  readonly numbers: readonly number[];
  /** How often each key was asked before this run. */
  readonly before: ReadonlyMap<string, number>;
};

/** Successive runs of a learner who always answers right. */
function* lessonRuns(lesson: Lesson, material: Material, seed: number): Generator<LessonRun> {
  const random = seededRandom(seed);
  const all = numbersOf(lesson, 'exercise');
  const seen = new Map<string, number>();
  const done: number[] = [];
  for (;;) {
    const before = new Map(seen);
    const planned = planLessonRun(
      { lesson, material, timesSeen: (key) => seen.get(key) ?? 0 },
      exerciseNumbersOfRun(all, done, random),
      random,
    );
    const exercises = planned.map(({ exercise }) => exercise);
    const numbers = planned.flatMap(({ number }) => number ?? []);
    yield { exercises, numbers, before };
    done.push(...numbers);
    for (const key of exercises.flatMap(keysAskedIn)) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
}

function take<T>(iterator: Iterator<T>, count: number): T[] {
  return Array.from({ length: count }, () => iterator.next().value as T);
}

type CachedRuns = { readonly rest: ReturnType<typeof lessonRuns>; readonly runs: LessonRun[] };
const cache = new Map<string, CachedRuns>();

/** The first runs of a lesson for a seed. They are cached because several tests use the same ones. */
function firstRuns(lesson: Lesson, seed: number, count: number) {
  const key = `${lesson.id} ${seed}`;
  const { rest, runs } = cache.get(key) ?? { rest: lessonRuns(lesson, materialFor(lesson), seed), runs: [] };
  cache.set(key, { rest, runs });
  runs.push(...take(rest, Math.max(0, count - runs.length)));
  return runs.slice(0, count);
}

const LETTER_SEEDS = fc.sample(fc.nat({ max: 100_000 }), 10);
const SEEDS = LETTER_SEEDS.slice(0, 5);

describe.each(lessons)('a run of $id', (lesson) => {
  const material = materialFor(lesson);

  it('has eight to ten tasks, and all runs together have every exercise number once', () => {
    const count = Math.ceil(lesson.practiceExercises / MAX_TASKS);
    for (const seed of SEEDS) {
      const runs = firstRuns(lesson, seed, count + 1);
      for (const { exercises } of runs) {
        expect(exercises.length, `${seed}`).toBeGreaterThanOrEqual(MIN_TASKS);
        expect(exercises.length, `${seed}`).toBeLessThanOrEqual(MAX_TASKS);
      }
      const numbers = runs.slice(0, count).flatMap((run) => run.numbers);
      expect(
        numbers.toSorted((one, other) => one - other),
        `${seed}`,
      ).toEqual(numbersOf(lesson, 'exercise'));
    }
  });

  it('never has one kind three times in a row, and begins with an easy kind', () => {
    for (const seed of SEEDS) {
      const [first] = firstRuns(lesson, seed, 1);
      const kinds = first?.exercises.map(({ kind }) => kind) ?? [];
      expect(
        kinds.filter((kind, at) => kind === kinds[at + 1] && kind === kinds[at + 2]),
        `${seed}`,
      ).toEqual([]);
      expect(['hear-and-pick', 'pick-picture', 'pick-meaning', 'match-pairs'], `${seed}`).toContain(kinds[0]);
    }
  });

  it('requires no Latin letters in a Telugu interface', () => {
    for (const { exercises } of take(lessonRuns(lesson, materialIn('te', material), 7), 6)) {
      for (const exercise of exercises) {
        if (exercise.kind === 'match-pairs') expect(['latin', 'meaning']).not.toContain(exercise.task.matchedBy);
        if (exercise.kind === 'pick-meaning')
          expect([exercise.task.intoTelugu, exercise.task.right.picture !== undefined]).toEqual([true, true]);
        expect(judged(exercise, rightAnswerOf(exercise)).isRight).toBe(true);
        expect(wrongAnswersOf(exercise).filter((wrong) => judged(exercise, wrong).isRight)).toEqual([]);
      }
    }
  });
});

const LETTERS: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];

/** Every letter that an exercise asks about, offers or mentions. */
function lettersIn({ kind, task, subject }: Exercise): string[] {
  const texts = [subject.telugu];
  if (kind !== 'story-choice' && 'choices' in task)
    texts.push(
      ...task.choices.map((choice) =>
        typeof choice === 'string' ? choice : choice.key.replace('letter:', '') || choice.telugu,
      ),
    );
  if (kind === 'match-pairs') texts.push(...task.pairs.map(({ entry }) => entry.telugu));
  if (kind === 'word-order') texts.push(...task.parts);
  if (kind === 'fill-gap') texts.push(...`${task.before} ${task.after}`.split(/[ ·]+/u));
  if (kind === 'true-or-not') texts.push(...(task.text.en.match(/[\u0c00-\u0c7f]+/gu) ?? []));
  return texts.filter((text) => LETTERS.includes(text));
}

describe.each(lessons.filter(({ id }) => id === 'vowels' || id === 'consonants'))('the letters of $id', (lesson) => {
  const all = materialFor(lesson).letters.map(({ letter }) => letter);
  const runCount = Math.ceil(all.length / 4) + 3;

  it('are introduced at most four per run, and no exercise shows a letter before that', () => {
    for (const seed of LETTER_SEEDS) {
      const shown = new Set<string>();
      for (const { exercises } of firstRuns(lesson, seed, runCount)) {
        const fresh = new Set(exercises.flatMap(lettersIn).filter((letter) => !shown.has(letter)));
        expect(fresh.size, `${seed}`).toBeLessThanOrEqual(4);
        for (const letter of fresh) shown.add(letter);
      }
    }
  });

  it('are each asked at least three times, by at least two kinds, before new ones come; in the end all are', () => {
    for (const seed of LETTER_SEEDS) {
      const times = new Map<string, number>();
      const ways = new Map<string, Set<string>>();
      for (const { exercises } of firstRuns(lesson, seed, runCount)) {
        const met = [...times.keys()];
        const fresh = exercises.flatMap(keysAskedIn).filter((key) => key.startsWith('letter:') && !times.has(key));
        if (fresh.length > 0) {
          const early = met.filter((key) => (times.get(key) ?? 0) < 3);
          // Letters asked fewer than three times take the place of new ones.
          expect(early.length + new Set(fresh).size, `${seed}`).toBeLessThanOrEqual(4);
        }
        for (const exercise of exercises) {
          for (const key of keysAskedIn(exercise).filter((one) => one.startsWith('letter:'))) {
            times.set(key, (times.get(key) ?? 0) + 1);
            ways.set(key, (ways.get(key) ?? new Set()).add(exercise.kind));
          }
        }
      }
      expect(
        all.filter((letter) => (times.get(`letter:${letter}`) ?? 0) < 3),
        `${seed}`,
      ).toEqual([]);
      expect(
        [...ways].filter(([, kinds]) => kinds.size < 2).map(([key]) => key),
        `${seed}`,
      ).toEqual([]);
    }
  });

  it('of the first run are four, and each is asked at least three times in it', () => {
    const [first] = firstRuns(lesson, 3, 1);
    const askedKeys = first?.exercises.flatMap(keysAskedIn).filter((key) => key.startsWith('letter:')) ?? [];
    expect(new Set(askedKeys).size).toBe(4);
    for (const key of askedKeys) expect(askedKeys.filter((one) => one === key).length).toBeGreaterThanOrEqual(3);
  });

  it('include the rare ones last', () => {
    const rare = ['ఋ', 'ౠ', 'ఙ', 'ఞ', 'ఱ'].filter((letter) => all.includes(letter));
    const others = all.filter((letter) => !rare.includes(letter));
    for (const seed of LETTER_SEEDS) {
      const shown: string[] = [];
      for (const { exercises } of firstRuns(lesson, seed, runCount)) {
        const now = exercises.flatMap(lettersIn);
        if (now.some((letter) => rare.includes(letter)))
          expect(
            others.filter((letter) => ![...shown, ...now].includes(letter)),
            `${seed}`,
          ).toEqual([]);
        shown.push(...now);
      }
      expect(
        rare.filter((letter) => !shown.includes(letter)),
        `${seed}`,
      ).toEqual([]);
    }
  });
});

describe('the exercise numbers of a run', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => at + 1);

  it('split the remaining exercises evenly', () => {
    expect(exerciseNumbersOfRun(twelve, [], seededRandom(1))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(exerciseNumbersOfRun(twelve, [1, 2, 3, 4, 5, 6], seededRandom(1))).toEqual([7, 8, 9, 10, 11, 12]);
    expect(exerciseNumbersOfRun(twelve, [2, 3], seededRandom(1))).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('repeat some exercises when all are done', () => {
    const repeated = exerciseNumbersOfRun(twelve, twelve, seededRandom(1));
    expect(new Set(repeated).size).toBe(MIN_TASKS);
    for (const number of repeated) expect(twelve).toContain(number);
  });
});
