import { describe, expect, it } from 'vitest';
import { everyExercise, hardestToFit, longestOfEachKind, MEASURES, shapeOf } from './hardestToFit.testing';
import { material } from './exampleTasks.testing';
import type { LessonExercise } from './kinds';

const all = everyExercise(material);
const chosen = hardestToFit(all);
/** The largest measure per name. */
const maxByName = (
  exercises: readonly LessonExercise[],
  nameOf: (exercise: LessonExercise) => string,
  measure: (exercise: LessonExercise) => number,
): Record<string, number> => {
  const max: Record<string, number> = {};
  for (const exercise of exercises) max[nameOf(exercise)] = Math.max(max[nameOf(exercise)] ?? 0, measure(exercise));
  return max;
};

describe('the exercises that are hardest to fit', () => {
  it('are fewer than half of all', () => {
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen.length).toBeLessThan(all.length / 2);
  });

  it.each(Object.entries(MEASURES))('include the largest %s of each kind', (_, measure) => {
    const maxOf = (exercises: readonly LessonExercise[]) => maxByName(exercises, ({ kind }) => kind, measure);
    expect(maxOf(chosen)).toEqual(maxOf(all));
  });

  it('include the longest texts of every shape', () => {
    const maxOf = (exercises: readonly LessonExercise[]) => maxByName(exercises, shapeOf, MEASURES.texts);
    expect(maxOf(chosen)).toEqual(maxOf(all));
  });

  it('are one per kind if only texts count', () => {
    const longest = longestOfEachKind(all);
    const maxOf = (exercises: readonly LessonExercise[]) => maxByName(exercises, ({ kind }) => kind, MEASURES.texts);
    expect(maxOf(longest)).toEqual(maxOf(all));
    expect(longest).toHaveLength(Object.keys(maxOf(all)).length);
  });
});
