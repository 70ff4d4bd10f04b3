import { describe, expect, it } from 'vitest';
import { everyExercise, hardestToFit, longestOfEachKind, MEASURES, shapeOf } from './hardestToFit.testing';
import { material } from './exampleTasks.testing';
import type { LessonExercise } from './kinds';

const all = everyExercise(material);
const chosen = hardestToFit(all);
const most = (exercises: readonly LessonExercise[], measure: (exercise: LessonExercise) => number) =>
  Math.max(...exercises.map(measure));

describe('what is hardest to fit', () => {
  it('is few of many', () => {
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen.length).toBeLessThan(all.length / 2);
  });

  it.each(Object.entries(MEASURES))('is of each kind what measures most in %s', (_, measure) => {
    for (const kind of new Set(all.map((exercise) => exercise.kind))) {
      const ofKind = (one: LessonExercise) => one.kind === kind;
      expect(most(chosen.filter(ofKind), measure), kind).toBe(most(all.filter(ofKind), measure));
    }
  });

  it('has the longest texts in every shape', () => {
    for (const shape of new Set(all.map(shapeOf))) {
      const ofShape = (one: LessonExercise) => shapeOf(one) === shape;
      expect(most(chosen.filter(ofShape), MEASURES.texts), shape).toBe(most(all.filter(ofShape), MEASURES.texts));
    }
  });

  it('is one of each kind where only texts count', () => {
    const longest = longestOfEachKind(all);
    expect(longest.map(({ kind }) => kind).toSorted()).toEqual([...new Set(all.map(({ kind }) => kind))].toSorted());
    for (const one of longest)
      expect(MEASURES.texts(one)).toBe(
        most(
          all.filter(({ kind }) => kind === one.kind),
          MEASURES.texts,
        ),
      );
  });
});
