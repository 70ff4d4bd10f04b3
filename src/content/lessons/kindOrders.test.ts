import { expect, it } from 'vitest';
import { planExercises } from '../../domain/exercise/plan';
import { materialIn } from '../../domain/lesson/material';
import { numbersOf } from '../../domain/lesson/parts';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { loadMaterial } from '../../practice/loadMaterial';
import { MODULES } from '../modules';
import { kindOrders } from './kindOrders';

const lessons = MODULES.flatMap((module) => module.lessons);

// A kind may have no task in one of the languages; another kind then replaces it.
it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  '%s has every numbered exercise in both languages',
  async (id, lesson) => {
    const material = await loadMaterial(id);
    const numbers = numbersOf(lesson, 'exercise');
    expect(kindOrders[id]).toHaveLength(numbers.length);
    for (const language of ['en', 'te'] as const) {
      const plan = { lesson, material: materialIn(language, material), timesSeen: () => 9, order: kindOrders[id] };
      expect(planExercises(plan, numbers, seededRandom(1))).toHaveLength(numbers.length);
    }
  },
);

it('can be prebuilt, because it is plain data', () => {
  expect(JSON.parse(JSON.stringify(kindOrders))).toEqual(kindOrders);
});
