import { describe, expect, it } from 'vitest';
import { MODULES } from '../../content/modules';
import { activityOf } from '../activity/activities.testing';
import type { Lesson } from '../lesson/lesson';
import { partKey } from '../lesson/parts';
import { type Assignment, type AssignmentKind, inOrderOfWork, isDoneBy } from './assignment';

const LESSONS = MODULES.flatMap(({ lessons }) => lessons);
const lessonOf = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);
const NO_CONTEXT = { lessonOf, partsDone: [] };

const assigned = (kind: AssignmentKind, target: string, overrides: Partial<Assignment> = {}): Assignment => ({
  id: `${kind} ${target}`,
  kind,
  target,
  dueDay: '2026-11-20',
  createdAt: 0,
  ...overrides,
});

describe('an assignment is done', () => {
  it('when the last part of its lesson is done, and not before', () => {
    const { practiceExercises, quizzes } = lessonOf('vowels') ?? { practiceExercises: 0, quizzes: 0 };
    const parts = [
      ...Array.from({ length: practiceExercises }, (_, at) => partKey('vowels', 'exercise', at + 1)),
      ...Array.from({ length: quizzes }, (_, at) => partKey('vowels', 'quiz', at + 1)),
    ];
    const last = parts.at(0) ?? '';
    const activity = activityOf('practice', { partsDone: [last] });
    const others = parts.filter((part) => part !== last);
    expect(isDoneBy(assigned('lesson', 'vowels'), activity, { lessonOf, partsDone: others })).toBe(true);
    expect(isDoneBy(assigned('lesson', 'vowels'), activity, { lessonOf, partsDone: others.slice(1) })).toBe(false);
    expect(isDoneBy(assigned('lesson', 'no-such-lesson'), activity, { lessonOf, partsDone: parts })).toBe(false);
  });

  it('with five different words of its category', () => {
    const right = ['dog', 'cow', 'cat', 'goat', 'horse'].map((word) => `word:animals_${word}`);
    const practice = (words: readonly string[]) => activityOf('practice', { right: words });
    expect(isDoneBy(assigned('words', 'animals'), practice(right), NO_CONTEXT)).toBe(true);
    expect(isDoneBy(assigned('words', 'animals'), practice([...right.slice(1), ...right.slice(1)]), NO_CONTEXT)).toBe(
      false,
    );
    expect(isDoneBy(assigned('words', 'birds'), practice(right), NO_CONTEXT)).toBe(false);
  });

  it('when its poem was read or learned, or its story read to the end', () => {
    expect(isDoneBy(assigned('poem', 'uppu'), activityOf('poem'), NO_CONTEXT)).toBe(true);
    expect(isDoneBy(assigned('poem', 'uppu'), activityOf('poem-learned'), NO_CONTEXT)).toBe(true);
    expect(isDoneBy(assigned('poem', 'other'), activityOf('poem'), NO_CONTEXT)).toBe(false);
    expect(isDoneBy(assigned('story', 'pilli'), activityOf('story'), NO_CONTEXT)).toBe(true);
    expect(isDoneBy(assigned('story', 'pilli'), activityOf('story', { isRead: false }), NO_CONTEXT)).toBe(false);
    expect(isDoneBy(assigned('story', 'uppu'), activityOf('poem'), NO_CONTEXT)).toBe(false);
  });
});

it('open assignments come before finished ones, and those due first come first', () => {
  const assignments = [
    assigned('poem', 'a', { dueDay: '2026-11-22' }),
    assigned('poem', 'b', { dueDay: '2026-11-18' }),
    assigned('poem', 'c', { dueDay: '2026-11-10' }),
    assigned('poem', 'd', { dueDay: '2026-11-17' }),
  ];
  const order = inOrderOfWork(assignments, ['poem c', 'poem d']).map(({ target }) => target);
  expect(order).toEqual(['b', 'a', 'd', 'c']);
});
