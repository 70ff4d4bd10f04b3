import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../content/modules';
import { loadMaterial } from '../../practice/loadMaterial';
import type { Lesson } from '../lesson/lesson';
import { type Material, materialIn } from '../lesson/material';
import { numbersOf } from '../lesson/parts';
import { seededRandom } from '../lesson/seededRandom';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';
import { type Exercise, judged, rightAnswerOf, wrongAnswersOf } from './kinds';
import { planSitting } from './plan';
import { FEWEST_TASKS, MOST_TASKS, numbersOfSitting } from './sitting';

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
    const made = planSitting(
      { lesson, material, timesSeen: (key) => seen.get(key) ?? 0 },
      numbersOfSitting(all, done, random),
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

const someSeed = fc.nat({ max: 100_000 });

describe.each(lessons)('a sitting of $id', (lesson) => {
  const material = materialFor(lesson);

  it('has eight to ten tasks, and all sittings together every number once', () => {
    fc.assert(
      fc.property(someSeed, (seed) => {
        const count = Math.ceil(lesson.practiceExercises / MOST_TASKS);
        const sittings = firstOf(sittingsOf(lesson, material, seed), count + 1);
        for (const { exercises } of sittings) {
          expect(exercises.length).toBeGreaterThanOrEqual(FEWEST_TASKS);
          expect(exercises.length).toBeLessThanOrEqual(MOST_TASKS);
        }
        const numbers = sittings.slice(0, count).flatMap((sitting) => sitting.numbers);
        expect(numbers.toSorted((one, other) => one - other)).toEqual(numbersOf(lesson, 'exercise'));
      }),
      { numRuns: 8 },
    );
  });

  it('never has one kind three times in a row, and begins with what is easy', () => {
    fc.assert(
      fc.property(someSeed, (seed) => {
        const [first] = firstOf(sittingsOf(lesson, material, seed), 1);
        const kinds = first?.exercises.map(({ kind }) => kind) ?? [];
        expect(kinds.filter((kind, at) => kind === kinds[at + 1] && kind === kinds[at + 2])).toEqual([]);
        expect(['hear-and-pick', 'pick-picture', 'pick-meaning', 'match-pairs']).toContain(kinds[0]);
      }),
      { numRuns: 8 },
    );
  });

  it('asks for no Latin letters in a Telugu interface', () => {
    for (const { exercises } of firstOf(sittingsOf(lesson, materialIn('te', material), 7), 6)) {
      for (const exercise of exercises) {
        if (exercise.kind === 'match-pairs') expect(['latin', 'meaning']).not.toContain(exercise.task.matchedBy);
        if (exercise.kind === 'pick-meaning')
          expect([exercise.task.intoTelugu, exercise.task.right.picture !== undefined]).toEqual([true, true]);
        expect(judged(exercise, rightAnswerOf(exercise)).isRight).toBe(true);
        for (const wrong of wrongAnswersOf(exercise)) expect(judged(exercise, wrong).isRight).toBe(false);
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
  const material = materialFor(lesson);
  const all = material.letters.map(({ letter }) => letter);
  const enough = Math.ceil(all.length / 4) + 3;

  it('come at most four at a time; nobody sees others before', () => {
    fc.assert(
      fc.property(someSeed, (seed) => {
        const shown = new Set<string>();
        for (const { exercises } of firstOf(sittingsOf(lesson, material, seed), enough)) {
          const fresh = new Set(exercises.flatMap(lettersIn).filter((letter) => !shown.has(letter)));
          expect(fresh.size).toBeLessThanOrEqual(4);
          for (const letter of fresh) shown.add(letter);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('are asked for three times at least, in two ways at least, before the next come; all of them in the end', () => {
    fc.assert(
      fc.property(someSeed, (seed) => {
        const times = new Map<string, number>();
        const ways = new Map<string, Set<string>>();
        for (const { exercises } of firstOf(sittingsOf(lesson, material, seed), enough)) {
          const met = [...times.keys()];
          const fresh = exercises.flatMap(askedIn).filter((key) => key.startsWith('letter:') && !times.has(key));
          if (fresh.length > 0) {
            const early = met.filter((key) => (times.get(key) ?? 0) < 3);
            // What was asked for too rarely is asked for again first.
            expect(early.length + new Set(fresh).size).toBeLessThanOrEqual(4);
          }
          for (const exercise of exercises) {
            for (const key of askedIn(exercise).filter((one) => one.startsWith('letter:'))) {
              times.set(key, (times.get(key) ?? 0) + 1);
              ways.set(key, (ways.get(key) ?? new Set()).add(exercise.kind));
            }
          }
        }
        expect(all.filter((letter) => (times.get(`letter:${letter}`) ?? 0) < 3)).toEqual([]);
        for (const kinds of ways.values()) expect(kinds.size).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 15 },
    );
  });

  it('are asked for three or four times in the sitting in which they come, mostly', () => {
    const [first] = firstOf(sittingsOf(lesson, material, 3), 1);
    const asked = first?.exercises.flatMap(askedIn).filter((key) => key.startsWith('letter:')) ?? [];
    expect(new Set(asked).size).toBe(4);
    for (const key of asked) expect(asked.filter((one) => one === key).length).toBeGreaterThanOrEqual(3);
  });

  it('come rare ones last', () => {
    const rare = ['ఋ', 'ౠ', 'ఙ', 'ఞ', 'ఱ'].filter((letter) => all.includes(letter));
    fc.assert(
      fc.property(someSeed, (seed) => {
        const shown: string[] = [];
        for (const { exercises } of firstOf(sittingsOf(lesson, material, seed), enough)) {
          const now = exercises.flatMap(lettersIn);
          const others = all.filter((letter) => !rare.includes(letter));
          if (now.some((letter) => rare.includes(letter)))
            expect(others.filter((letter) => ![...shown, ...now].includes(letter))).toEqual([]);
          shown.push(...now);
        }
        expect(rare.filter((letter) => !shown.includes(letter))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the numbers of a sitting', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => at + 1);

  it('are what is left, in even parts', () => {
    expect(numbersOfSitting(twelve, [], seededRandom(1))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numbersOfSitting(twelve, [1, 2, 3, 4, 5, 6], seededRandom(1))).toEqual([7, 8, 9, 10, 11, 12]);
    expect(numbersOfSitting(twelve, [2, 3], seededRandom(1))).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('are some of them again, once all are done', () => {
    const again = numbersOfSitting(twelve, twelve, seededRandom(1));
    expect(new Set(again).size).toBe(FEWEST_TASKS);
    for (const number of again) expect(twelve).toContain(number);
  });
});
