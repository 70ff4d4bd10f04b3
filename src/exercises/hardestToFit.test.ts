import { describe, expect, it } from 'vitest';
import { everyExercise, hardestToFit, longestOfEachKind, MEASURES, shapeOf } from './hardestToFit.testing';
import { material } from './exampleTasks.testing';
import type { LessonExercise } from './kinds';

const all = everyExercise(material);
const chosen = hardestToFit(all);
/** How much the most of those with one name measures. */
const mostByName = (
  exercises: readonly LessonExercise[],
  nameOf: (exercise: LessonExercise) => string,
  measure: (exercise: LessonExercise) => number,
): Record<string, number> => {
  const most: Record<string, number> = {};
  for (const exercise of exercises) most[nameOf(exercise)] = Math.max(most[nameOf(exercise)] ?? 0, measure(exercise));
  return most;
};

describe('what is hardest to fit', () => {
  it('is few of many', () => {
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen.length).toBeLessThan(all.length / 2);
  });

  it.each(Object.entries(MEASURES))('is of each kind what measures most in %s', (_, measure) => {
    const mostOf = (exercises: readonly LessonExercise[]) => mostByName(exercises, ({ kind }) => kind, measure);
    expect(mostOf(chosen)).toEqual(mostOf(all));
  });

  it('has the longest texts in every shape', () => {
    const mostOf = (exercises: readonly LessonExercise[]) => mostByName(exercises, shapeOf, MEASURES.texts);
    expect(mostOf(chosen)).toEqual(mostOf(all));
  });

  it('is one of each kind where only texts count', () => {
    const longest = longestOfEachKind(all);
    const mostOf = (exercises: readonly LessonExercise[]) => mostByName(exercises, ({ kind }) => kind, MEASURES.texts);
    expect(mostOf(longest)).toEqual(mostOf(all));
    expect(longest).toHaveLength(Object.keys(mostOf(all)).length);
  });
});
