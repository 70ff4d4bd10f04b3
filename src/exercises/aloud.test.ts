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

const made = (kind: LessonKindName, name: string, seed = 1) => {
  const exercise = makeExercise(kind, material, focusOn(name), seededRandom(seed));
  if (!exercise) throw new Error(`${kind} does not suit ${name}`);
  return exercise;
};

describe('what is said with an exercise', () => {
  it('is what to do, in the language of the interface, and what is asked about', () => {
    expect(saidFirst(made('hear-and-pick', 'ధ'), 'en')).toEqual(['Listen. Which letter is it?', 'ధ']);
    expect(saidFirst(made('hear-and-pick', 'ధ'), 'te')).toEqual(['విను. ఇది ఏ అక్షరం?', 'ధ']);
    expect(saidFirst(made('pick-picture', 'మామిడి'), 'te')).toEqual(['సరైన బొమ్మ ఏది?', 'మామిడి']);
    expect(saidFirst(made('word-order', 'sentence:saw-the-cat'), 'en')[1]).toBe('I saw the cat.');
    expect(saidFirst(made('word-order', 'sentence:saw-the-cat'), 'te')[1]).toBe('నేను పిల్లిని చూశాను.');
    expect(saidFirst(made('fill-gap', 'sentence:saw-the-cat'), 'te')[1]).toBe('నేను పిల్లిని చూశాను.');
    expect(saidFirst(made('fill-gap', 'మామిడి'), 'en')[1]).toBe('మామిడి');
    expect(saidFirst(made('true-or-not', 'fact:verb'), 'te')[1]).toBe('క్రియ చివర.');
  });

  it('is not the answer where a sound is looked for', () => {
    expect(saidFirst(made('see-and-pick-sound', 'ధ'), 'te')).toHaveLength(1);
    expect(saidFirst(made('match-pairs', 'ధ'), 'te')).toHaveLength(1);
    expect(saidFirst(made('word-order', 'ధ'), 'te')).toHaveLength(1);
    expect(saidFirst(made('fill-gap', 'ధ'), 'te')).toHaveLength(1);
  });

  it('of an answer is what was right, or why', () => {
    const heard = made('hear-and-pick', 'ధ');
    for (const answer of [rightAnswerOf(heard), ...wrongAnswersOf(heard)])
      expect(saidAfter(judged(heard, answer), 'en')).toEqual(['ధ']);
    expect(saidAfter(judged(made('true-or-not', 'fact:verb'), false), 'te')).toEqual(['అవును.']);
    const pairs = made('match-pairs', 'ధ');
    expect(saidAfter(judged(pairs, rightAnswerOf(pairs)), 'te')).toEqual([]);
  });
});

it('every kind says something in every lesson', async () => {
  const said = new Set<string>();
  for (const id of LESSON_IDS) {
    const own = await loadMaterial(id);
    const focuses = new Map(focusesOf(own).map((focus) => [entryOfFocus(focus).key, focus]));
    for (const kind of LESSON_KIND_NAMES) {
      for (const focus of [...focuses.values()].slice(0, 40)) {
        const exercise = makeExercise(kind, own, focus, seededRandom(2));
        if (!exercise) continue;
        for (const language of ['en', 'te'] as const)
          for (const text of saidFirst(exercise, language)) said.add(text.trim());
      }
    }
  }
  expect(said.size).toBeGreaterThan(500);
  expect(said).not.toContain('');
});
