import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../content/modules';
import { loadMaterial } from '../../practice/loadMaterial';
import { entryOfFocus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { seededRandom } from '../lesson/seededRandom';
import { exercisesFor } from './exercisesFor';
import { keysOfReview } from './moduleReview';

const modules = await Promise.all(
  MODULES.map(async ({ id, lessons }) => ({
    id,
    materials: await Promise.all(lessons.map((lesson) => loadMaterial(lesson.id))),
  })),
);
const NO_COUNTS = { rightByItem: {}, wrongByItem: {} };
const keysIn = (material: Material) => new Set(focusesOf(material).map((focus) => entryOfFocus(focus).key));

describe.each(modules)('a review of the module $id', ({ materials }) => {
  const keys = materials.map(keysIn);

  it('has twelve questions, with some from every lesson', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const reviewKeys = keysOfReview(materials, NO_COUNTS, seededRandom(seed));
        expect(new Set(reviewKeys).size).toBe(12);
        for (const lessonKeys of keys) expect(reviewKeys.some((key) => lessonKeys.has(key))).toBe(true);
        const materialFor = (key: string) => materials.find((_, at) => keys[at]?.has(key));
        expect(exercisesFor(reviewKeys, materialFor, seededRandom(seed))).toHaveLength(12);
      }),
      { numRuns: 10 },
    );
  });

  it('includes the items that were often wrong', () => {
    const hard = keys.flatMap((lessonKeys) => [...lessonKeys].slice(-1));
    const wrongByItem = Object.fromEntries(hard.map((key) => [key, 5]));
    const reviewKeys = keysOfReview(materials, { rightByItem: {}, wrongByItem }, seededRandom(3));
    expect(hard.filter((key) => !reviewKeys.includes(key))).toEqual([]);
  });
});
