import { describe, expect, it } from 'vitest';
import { loadMaterial } from '../practice/loadMaterial';
import { entryOfFocus, focusesOf } from '../domain/lesson/focus';
import { LESSON_IDS } from '../domain/lesson/lesson';
import { seededRandom } from '../domain/lesson/seededRandom';
import { focusOn, material } from './exampleTasks.testing';
import {
  judged,
  LESSON_KIND_NAMES,
  type LessonKindName,
  makeExercise,
  rightAnswerOf,
  saidAfter,
  saidFirst,
  wrongAnswersOf,
} from './kinds';

const exerciseOf = (kind: LessonKindName, name: string, seed = 1) => {
  const exercise = makeExercise(kind, material, focusOn(name), seededRandom(seed));
  if (!exercise) throw new Error(`${kind} does not suit ${name}`);
  return exercise;
};

describe('the spoken text of an exercise', () => {
  it('is the instruction in the interface language, then the subject', () => {
    expect(saidFirst(exerciseOf('hear-and-pick', 'ధ'), 'en')).toEqual(['Listen. Which letter is it?', 'ధ']);
    expect(saidFirst(exerciseOf('hear-and-pick', 'ధ'), 'te')).toEqual(['విను. ఇది ఏ అక్షరం?', 'ధ']);
    expect(saidFirst(exerciseOf('pick-picture', 'మామిడి'), 'te')).toEqual(['సరైన బొమ్మ ఏది?', 'మామిడి']);
    expect(saidFirst(exerciseOf('word-order', 'sentence:saw-the-cat'), 'en')[1]).toBe('I saw the cat.');
    expect(saidFirst(exerciseOf('word-order', 'sentence:saw-the-cat'), 'te')[1]).toBe('నేను పిల్లిని చూశాను.');
    expect(saidFirst(exerciseOf('fill-gap', 'sentence:saw-the-cat'), 'te')[1]).toBe('నేను పిల్లిని చూశాను.');
    expect(saidFirst(exerciseOf('fill-gap', 'మామిడి'), 'en')[1]).toBe('మామిడి');
    expect(saidFirst(exerciseOf('true-or-not', 'fact:verb'), 'te')[1]).toBe('క్రియ చివర.');
  });

  it('does not give away the answer if the task asks for a sound', () => {
    expect(saidFirst(exerciseOf('see-and-pick-sound', 'ధ'), 'te')).toHaveLength(1);
    expect(saidFirst(exerciseOf('match-pairs', 'ధ'), 'te')).toHaveLength(1);
    expect(saidFirst(exerciseOf('word-order', 'ధ'), 'te')).toHaveLength(1);
    expect(saidFirst(exerciseOf('fill-gap', 'ధ'), 'te')).toHaveLength(1);
  });

  it('after an answer is the right answer, or the reason', () => {
    const exercise = exerciseOf('hear-and-pick', 'ధ');
    for (const answer of [rightAnswerOf(exercise), ...wrongAnswersOf(exercise)])
      expect(saidAfter(judged(exercise, answer), 'en')).toEqual(['ధ']);
    expect(saidAfter(judged(exerciseOf('true-or-not', 'fact:verb'), false), 'te')).toEqual(['అవును.']);
    const pairs = exerciseOf('match-pairs', 'ధ');
    expect(saidAfter(judged(pairs, rightAnswerOf(pairs)), 'te')).toEqual([]);
  });
});

it('every kind has spoken text in every lesson', async () => {
  const said = new Set<string>();
  for (const id of LESSON_IDS) {
    const lessonMaterial = await loadMaterial(id);
    const focuses = new Map(focusesOf(lessonMaterial).map((focus) => [entryOfFocus(focus).key, focus]));
    for (const kind of LESSON_KIND_NAMES) {
      for (const focus of [...focuses.values()].slice(0, 40)) {
        const exercise = makeExercise(kind, lessonMaterial, focus, seededRandom(2));
        if (!exercise) continue;
        for (const language of ['en', 'te'] as const)
          for (const text of saidFirst(exercise, language)) said.add(text.trim());
      }
    }
  }
  expect(said.size).toBeGreaterThan(500);
  expect(said).not.toContain('');
});
