import { expect, it } from 'vitest';
import {
  lockedLessonIn,
  chartAddress,
  exercisesAddress,
  lessonAddress,
  pagePracticeAddress,
  pagesAddress,
  quizAddress,
} from './addresses';

const module = { id: 'alphabet' } as const;
const lesson = { id: 'vowels' } as const;

it('a lesson, its exercises and its quizzes have addresses', () => {
  expect(lessonAddress(module, lesson)).toBe('/dashboard/learning/alphabet/vowels');
  expect(exercisesAddress(module, lesson)).toBe('/dashboard/learning/alphabet/vowels/exercises');
  expect(exercisesAddress(module, lesson, 3)).toBe('/dashboard/learning/alphabet/vowels/exercises/3');
  expect(quizAddress(module, lesson, 2)).toBe('/dashboard/learning/alphabet/vowels/quizzes/2');
  expect(chartAddress(module, lesson)).toBe('/dashboard/learning/alphabet/vowels/chart');
});

it('a lesson has addresses for the next unread page, for each page, and for the whole lesson', () => {
  expect(pagesAddress(module, lesson)).toBe('/dashboard/learning/alphabet/vowels/pages');
  expect(pagesAddress(module, lesson, 3)).toBe('/dashboard/learning/alphabet/vowels/pages/3');
  expect(pagesAddress(module, lesson, 'all')).toBe('/dashboard/learning/alphabet/vowels/pages/all');
  expect(pagePracticeAddress(module, lesson, 3)).toBe('/dashboard/learning/alphabet/vowels/pages/3/practice');
});

it.each([null, undefined, 'tenses', {}, { notYet: 'unknown' }, { notYet: 7 }])('%j names no locked lesson', (state) => {
  expect(lockedLessonIn(state)).toBeNull();
});

it('the locked lesson that was opened is recognized', () => {
  expect(lockedLessonIn({ notYet: 'tenses' })).toBe('tenses');
});
