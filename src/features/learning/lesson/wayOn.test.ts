import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../domain/lesson/lesson';
import { numbersOf, partKey } from '../../../domain/lesson/parts';
import { quizToTake, wayAddress, wayOn } from './wayOn';

const vowels: Lesson = {
  id: 'vowels',
  title: 'Vowels',
  titleTelugu: 'అచ్చులు',
  description: '',
  descriptionTelugu: '',
  duration: { en: '3 days', te: '3 రోజులు' },
  topics: [],
  practiceExercises: 12,
  quizzes: 2,
};
const keys = (part: 'exercise' | 'quiz', numbers: readonly number[]) =>
  numbers.map((number) => partKey('vowels', part, number));
const allExercises = keys('exercise', numbersOf(vowels, 'exercise'));

describe('the next step in a lesson', () => {
  it('is reading at first', () => {
    expect(wayOn(vowels, [])).toEqual({ kind: 'read' });
  });

  it('is the first exercise once all pages were read', () => {
    expect(wayOn(vowels, [], true)).toEqual({ kind: 'exercise', number: 1 });
  });

  it('is the first exercise that is not done', () => {
    expect(wayOn(vowels, keys('exercise', [1, 2, 4]))).toEqual({ kind: 'exercise', number: 3 });
  });

  it('is the first quiz that is not passed once the exercises are done', () => {
    expect(wayOn(vowels, [...allExercises, ...keys('quiz', [1])])).toEqual({ kind: 'quiz', number: 2 });
  });

  it('is “completed” when everything is done', () => {
    expect(wayOn(vowels, [...allExercises, ...keys('quiz', [1, 2])])).toEqual({ kind: 'completed' });
  });
});

it('the next step opens the task itself, not a page about it', () => {
  const module = { id: 'alphabet' } as const;
  const address = (partsDone: readonly string[]) => wayAddress(module, vowels, wayOn(vowels, partsDone));
  expect(address([])).toBe('/dashboard/learning/alphabet/vowels/pages');
  expect(address(keys('exercise', [1]))).toBe('/dashboard/learning/alphabet/vowels/exercises');
  expect(address(allExercises)).toBe('/dashboard/learning/alphabet/vowels/quizzes/1');
  expect(address([...allExercises, ...keys('quiz', [1, 2])])).toBe('/dashboard/learning/alphabet/vowels');
});

describe('the quiz to take', () => {
  it('is the first one that is not passed', () => {
    expect(quizToTake(vowels, keys('quiz', [1]))).toBe(2);
  });

  it('is the first one again when all are passed', () => {
    expect(quizToTake(vowels, keys('quiz', [1, 2]))).toBe(1);
  });
});
