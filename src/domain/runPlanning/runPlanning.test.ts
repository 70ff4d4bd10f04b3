import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { loadLesson } from '../../content/lessons';
import { judged, rightAnswerOf, wrongAnswersOf } from '../../exercises/kinds';
import { entryOfFocus, focusesOf } from '../lesson/focus';
import { LESSON_IDS } from '../lesson/lesson';
import { materialOf } from '../lesson/material';
import { seededRandom } from '../lesson/seededRandom';
import { drillExercises, letterPair } from './drill';
import { exercisesFor } from './exercisesFor';
import { lessonsPracticed, sourceOf } from './itemSource';
import { lineOfToday } from './poemOfToday';
import { todayPlan } from './todayPlan';

const materials = new Map(
  await Promise.all(LESSON_IDS.map(async (id) => [id, materialOf(await loadLesson(id), [], CONFUSIONS)] as const)),
);
const materialWith = (key: string) =>
  [...materials.values()].find((material) => focusesOf(material).some((focus) => entryOfFocus(focus).key === key));
const keysOf = (id: (typeof LESSON_IDS)[number]) => {
  const material = materials.get(id);
  return material ? [...new Set(focusesOf(material).map((focus) => entryOfFocus(focus).key))] : [];
};

const LETTERS = keysOf('consonants').filter((key) => key.startsWith('letter:'));

describe('the source of an item', () => {
  it.each([
    ['letter:ఆ', { kind: 'lesson', lessonId: 'vowels' }],
    ['letter:ధ', { kind: 'lesson', lessonId: 'consonants' }],
    ['sign:ి', { kind: 'lesson', lessonId: 'gunintalu' }],
    ['number:7', { kind: 'lesson', lessonId: 'numbers' }],
    ['word:animals_cow', { kind: 'words', category: 'animals' }],
    ['line:vemana-salt/2', { kind: 'poem', poemId: 'vemana-salt', line: 2 }],
    ['fact:verb', { kind: 'course' }],
    ['What flies?', null],
    ['line:broken', null],
    ['', null],
  ])('%s', (key, source) => expect(sourceOf(key)).toEqual(source));

  it('of the course is among the practiced lessons', () => {
    expect(lessonsPracticed(['vowels/exercise/1', 'vowels/quiz/1', 'tenses/exercise/3', '', 'x/y'])).toEqual([
      'vowels',
      'tenses',
    ]);
  });
});

describe('exercises about items', () => {
  it('exist for at least 95 percent of the items of every lesson', () => {
    for (const id of LESSON_IDS) {
      const keys = keysOf(id);
      const made = exercisesFor(keys, () => materials.get(id), seededRandom(1));
      expect(made.length).toBeGreaterThanOrEqual(keys.length * 0.95);
    }
  });

  it('vary in kind, and accept their right answer', () => {
    fc.assert(
      fc.property(fc.nat(), fc.shuffledSubarray(LETTERS, { minLength: 6, maxLength: 10 }), (seed, keys) => {
        const made = exercisesFor(keys, materialWith, seededRandom(seed));
        expect(made.every(({ kind }, at) => at === 0 || kind !== made[at - 1]?.kind)).toBe(true);
        for (const exercise of made) expect(judged(exercise, rightAnswerOf(exercise)).isRight).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('leave out unknown items', () => {
    expect(exercisesFor(['letter:x', 'word:gone', 'What?'], () => undefined, seededRandom(1))).toEqual([]);
  });
});

describe('a drill', () => {
  const material = { confusions: CONFUSIONS };

  it('asks both letters equally often, and explains how to tell them apart', () => {
    const pair = letterPair(material, 'ద', 'ధ');
    expect(pair.why?.en).toBeTruthy();
    const exercises = drillExercises([pair], seededRandom(3));
    const letters = exercises.map(({ subject }) => subject.telugu);
    expect(letters.filter((letter) => letter === 'ద')).toHaveLength(letters.length / 2);
    for (const exercise of exercises) {
      expect(judged(exercise, rightAnswerOf(exercise)).outcome.toldApart).toHaveLength(1);
      const [wrong] = wrongAnswersOf(exercise);
      if (wrong === undefined) throw new Error('no wrong answer');
      expect(judged(exercise, wrong)).toMatchObject({ isRight: false, explanation: { why: pair.why } });
    }
  });
});

it('a drill of two signs shows them on a consonant', () => {
  const exercises = drillExercises([letterPair({ confusions: CONFUSIONS }, 'ి', 'ీ')], seededRandom(3));
  expect(new Set(exercises.map(({ subject }) => subject.telugu))).toEqual(new Set(['కి', 'కీ']));
  const [first] = exercises;
  if (!first) throw new Error('no exercise');
  expect(judged(first, rightAnswerOf(first)).outcome.toldApart[0]).toMatch(/^[ిీ] [ిీ]$/);
});

describe('today’s run', () => {
  it.each([
    [5, { due: 0, path: 40 }, { due: 0, path: 8 }],
    [10, { due: 30, path: 40 }, { due: 9, path: 9 }],
    [15, { due: 4, path: 40 }, { due: 4, path: 24 }],
    [10, { due: 30, path: 0 }, { due: 18, path: 0 }],
    [10, { due: 2, path: 3 }, { due: 2, path: 3 }],
  ])('of %d minutes with %j is %j', (minutes, available, plan) => expect(todayPlan(minutes, available)).toEqual(plan));

  it('fills the daily goal together with a poem line, as far as there are tasks', () => {
    fc.assert(
      fc.property(fc.constantFrom(5, 10, 15), fc.nat(60), fc.nat(60), (minutes, due, path) => {
        const plan = todayPlan(minutes, { due, path });
        expect(plan.due + plan.path).toBe(Math.min(minutes * 2 - 2, due + path));
      }),
    );
  });
});

describe('the poem line for today', () => {
  const poem = (id: string, grade?: number) => ({
    id,
    teluguText: 'ఉప్పు కప్పురంబు\nనొక్క పోలికనుండు\nచూడ చూడ రుచుల',
    ...(grade === undefined ? {} : { grade }),
  });
  const memoryOf = (...keys: readonly string[]) => ({
    items: Object.fromEntries(keys.map((key) => [key, { '20000': 1 }])),
    pairs: {},
  });
  const poems = [poem('hard', 9), poem('easy', 2), poem('any')];

  it('is the first line of a poem for the learner’s grade', () => {
    expect(lineOfToday(poems, memoryOf(), 3)).toEqual({ poemId: 'easy', line: 1 });
    expect(lineOfToday(poems, memoryOf(), null)).toEqual({ poemId: 'easy', line: 1 });
  });

  it('continues a started poem, and is null when all poems are known', () => {
    expect(lineOfToday(poems, memoryOf('line:hard/1', 'line:hard/2'), 3)).toEqual({ poemId: 'hard', line: 3 });
    const all = [1, 2, 3].flatMap((line) => poems.map(({ id }) => `line:${id}/${line}`));
    expect(lineOfToday(poems, memoryOf(...all), 3)).toBeNull();
    expect(lineOfToday([], memoryOf(), 3)).toBeNull();
  });
});
