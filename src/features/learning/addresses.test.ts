import { expect, it } from 'vitest';
import {
  askedTooSoon,
  chartAddress,
  exercisesAddress,
  lessonAddress,
  pagePracticeAddress,
  pagesAddress,
  quizAddress,
} from './addresses';

const module = { id: 'alphabet' } as const;
const lesson = { id: 'vowels' } as const;

it('a lesson, its exercises and its quizzes have their addresses', () => {
  expect(lessonAddress(module, lesson)).toBe('/dashboard/learning/alphabet/vowels');
  expect(exercisesAddress(module, lesson)).toBe('/dashboard/learning/alphabet/vowels/exercises');
  expect(exercisesAddress(module, lesson, 3)).toBe('/dashboard/learning/alphabet/vowels/exercises/3');
  expect(quizAddress(module, lesson, 2)).toBe('/dashboard/learning/alphabet/vowels/quizzes/2');
  expect(chartAddress(module, lesson)).toBe('/dashboard/learning/alphabet/vowels/chart');
});

it('a lesson has an address for reading on, for each of its pages, and for all of them', () => {
  expect(pagesAddress(module, lesson)).toBe('/dashboard/learning/alphabet/vowels/pages');
  expect(pagesAddress(module, lesson, 3)).toBe('/dashboard/learning/alphabet/vowels/pages/3');
  expect(pagesAddress(module, lesson, 'all')).toBe('/dashboard/learning/alphabet/vowels/pages/all');
  expect(pagePracticeAddress(module, lesson, 3)).toBe('/dashboard/learning/alphabet/vowels/pages/3/practice');
});

it.each([null, undefined, 'tenses', {}, { notYet: 'unknown' }, { notYet: 7 }])('%j names no lesson', (state) => {
  expect(askedTooSoon(state)).toBeNull();
});

it('the lesson that was asked for too soon is known', () => {
  expect(askedTooSoon({ notYet: 'tenses' })).toBe('tenses');
});
