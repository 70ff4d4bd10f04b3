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

const askedIn = (exercise: Exercise) => judged(exercise, rightAnswerOf(exercise)).outcome.right;

type Sitting = { readonly exercises: readonly Exercise[]; readonly numbers: readonly number[] };

/** The sittings of somebody who always answers right, one after the other. */
function* sittingsOf(
  lesson: Lesson,
  material: Material,
  seed: number,
): Generator<Sitting & { before: ReadonlyMap<string, number> }> {
  const random = seededRandom(seed);
  const all = numbersOf(lesson, 'exercise');
  const seen = new Map<string, number>();
  const done: number[] = [];
  for (;;) {
    const before = new Map(seen);
    const made = planLessonRun(
      { lesson, material, timesSeen: (key) => seen.get(key) ?? 0 },
      exerciseNumbersOfRun(all, done, random),
      random,
    );
    const exercises = made.map(({ exercise }) => exercise);
    const numbers = made.flatMap(({ number }) => number ?? []);
    yield { exercises, numbers, before };
    done.push(...numbers);
    for (const key of exercises.flatMap(askedIn)) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
}

function firstOf<T>(sittings: Iterator<T>, count: number): T[] {
  return Array.from({ length: count }, () => sittings.next().value as T);
}

type Sittings = ReturnType<typeof sittingsOf>;
type Begun = { readonly more: Sittings; readonly made: (Sitting & { before: ReadonlyMap<string, number> })[] };
const begun = new Map<string, Begun>();

/** The first sittings of a lesson that follow from a seed; several tests look at the same ones. */
function firstRuns(lesson: Lesson, seed: number, count: number) {
  const key = `${lesson.id} ${seed}`;
  const { more, made } = begun.get(key) ?? { more: sittingsOf(lesson, materialFor(lesson), seed), made: [] };
  begun.set(key, { more, made });
  made.push(...firstOf(more, Math.max(0, count - made.length)));
  return made.slice(0, count);
}

const SEEDS_OF_LETTERS = fc.sample(fc.nat({ max: 100_000 }), 10);
const SEEDS = SEEDS_OF_LETTERS.slice(0, 5);

describe.each(lessons)('a sitting of $id', (lesson) => {
  const material = materialFor(lesson);

  it('has eight to ten tasks, and all sittings together every number once', () => {
    const count = Math.ceil(lesson.practiceExercises / MAX_TASKS);
    for (const seed of SEEDS) {
      const sittings = firstRuns(lesson, seed, count + 1);
      for (const { exercises } of sittings) {
        expect(exercises.length, `${seed}`).toBeGreaterThanOrEqual(MIN_TASKS);
        expect(exercises.length, `${seed}`).toBeLessThanOrEqual(MAX_TASKS);
      }
      const numbers = sittings.slice(0, count).flatMap((sitting) => sitting.numbers);
      expect(
        numbers.toSorted((one, other) => one - other),
        `${seed}`,
      ).toEqual(numbersOf(lesson, 'exercise'));
    }
  });

  it('never has one kind three times in a row, and begins with what is easy', () => {
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

  it('asks for no Latin letters in a Telugu interface', () => {
    for (const { exercises } of firstOf(sittingsOf(lesson, materialIn('te', material), 7), 6)) {
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

/** Every letter that an exercise asks for, offers or names. */
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
  const enough = Math.ceil(all.length / 4) + 3;

  it('come at most four at a time; nobody sees others before', () => {
    for (const seed of SEEDS_OF_LETTERS) {
      const shown = new Set<string>();
      for (const { exercises } of firstRuns(lesson, seed, enough)) {
        const fresh = new Set(exercises.flatMap(lettersIn).filter((letter) => !shown.has(letter)));
        expect(fresh.size, `${seed}`).toBeLessThanOrEqual(4);
        for (const letter of fresh) shown.add(letter);
      }
    }
  });

  it('are asked for three times at least, in two ways at least, before the next come; all of them in the end', () => {
    for (const seed of SEEDS_OF_LETTERS) {
      const times = new Map<string, number>();
      const ways = new Map<string, Set<string>>();
      for (const { exercises } of firstRuns(lesson, seed, enough)) {
        const met = [...times.keys()];
        const fresh = exercises.flatMap(askedIn).filter((key) => key.startsWith('letter:') && !times.has(key));
        if (fresh.length > 0) {
          const early = met.filter((key) => (times.get(key) ?? 0) < 3);
          // What was asked for too rarely is asked for again first.
          expect(early.length + new Set(fresh).size, `${seed}`).toBeLessThanOrEqual(4);
        }
        for (const exercise of exercises) {
          for (const key of askedIn(exercise).filter((one) => one.startsWith('letter:'))) {
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

  it('are asked for three or four times in the sitting in which they come, mostly', () => {
    const [first] = firstRuns(lesson, 3, 1);
    const asked = first?.exercises.flatMap(askedIn).filter((key) => key.startsWith('letter:')) ?? [];
    expect(new Set(asked).size).toBe(4);
    for (const key of asked) expect(asked.filter((one) => one === key).length).toBeGreaterThanOrEqual(3);
  });

  it('come rare ones last', () => {
    const rare = ['ఋ', 'ౠ', 'ఙ', 'ఞ', 'ఱ'].filter((letter) => all.includes(letter));
    const others = all.filter((letter) => !rare.includes(letter));
    for (const seed of SEEDS_OF_LETTERS) {
      const shown: string[] = [];
      for (const { exercises } of firstRuns(lesson, seed, enough)) {
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

describe('the numbers of a sitting', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => at + 1);

  it('are what is left, in even parts', () => {
    expect(exerciseNumbersOfRun(twelve, [], seededRandom(1))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(exerciseNumbersOfRun(twelve, [1, 2, 3, 4, 5, 6], seededRandom(1))).toEqual([7, 8, 9, 10, 11, 12]);
    expect(exerciseNumbersOfRun(twelve, [2, 3], seededRandom(1))).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('are some of them again, once all are done', () => {
    const again = exerciseNumbersOfRun(twelve, twelve, seededRandom(1));
    expect(new Set(again).size).toBe(MIN_TASKS);
    for (const number of again) expect(twelve).toContain(number);
  });
});
