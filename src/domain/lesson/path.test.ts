import { describe, expect, it } from 'vitest';
import { MODULES } from '../../content/modules';
import { START_PLACES, type StartAt } from '../learner/preferences';
import { numbersOf, partKey } from './parts';
import { learningPath, nextLesson, openLessons } from './path';

const partsOf = (...ids: readonly string[]): string[] =>
  MODULES.flatMap(({ lessons }) => lessons)
    .filter(({ id }) => ids.includes(id))
    .flatMap((lesson) =>
      (['exercise', 'quiz'] as const).flatMap((part) =>
        numbersOf(lesson, part).map((number) => partKey(lesson.id, part, number)),
      ),
    );

const nextOf = (startAt: StartAt | undefined, ...done: readonly string[]) =>
  nextLesson(learningPath(MODULES, partsOf(...done), startAt))?.lesson.id;
const lockedOf = (startAt: StartAt | undefined, ...done: readonly string[]) =>
  learningPath(MODULES, partsOf(...done), startAt)
    .filter(({ locked }) => locked)
    .map(({ module }) => module.id);

describe('the next lesson on the path', () => {
  it.each([
    [undefined, 'vowels'],
    ['letters', 'vowels'],
    ['some', 'vowels'],
    ['consonants', 'consonants'],
    ['gunintalu', 'gunintalu'],
    ['reading', 'greetings'],
  ] as const)('for a learner who starts at %s is %s', (startAt, lesson) => expect(nextOf(startAt)).toBe(lesson));

  it('follows in order; earlier lessons come last', () => {
    expect(nextOf('consonants', 'consonants')).toBe('gunintalu');
    expect(openLessons(learningPath(MODULES, [], 'gunintalu')).map(({ lesson }) => lesson.id)).toEqual([
      'gunintalu',
      'greetings',
      'numbers',
      'daily-vocabulary',
      'vowels',
      'consonants',
    ]);
  });

  it('does not exist when everything is done', () => {
    const all = partsOf(...MODULES.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
    for (const startAt of START_PLACES) expect(nextLesson(learningPath(MODULES, all, startAt))).toBeNull();
  });
});

describe('locked modules', () => {
  it('are grammar until letters and words are done, and reading until letters are done', () => {
    expect(lockedOf('letters')).toEqual(['basic-grammar', 'reading']);
    expect(lockedOf('letters', 'vowels', 'consonants', 'gunintalu')).toEqual(['basic-grammar']);
    expect(
      lockedOf('letters', 'vowels', 'consonants', 'gunintalu', 'greetings', 'numbers', 'daily-vocabulary'),
    ).toEqual([]);
  });

  it('do not require lessons before the learner’s starting point', () => {
    expect(lockedOf('gunintalu', 'greetings', 'numbers', 'daily-vocabulary')).toEqual(['basic-grammar', 'reading']);
    expect(lockedOf('gunintalu', 'gunintalu')).toEqual(['basic-grammar']);
    expect(lockedOf('gunintalu', 'gunintalu', 'greetings', 'numbers', 'daily-vocabulary')).toEqual([]);
  });

  it('do not exist for a learner who can read', () => expect(lockedOf('reading')).toEqual([]));

  it('never include the alphabet, wherever the learner starts', () => {
    for (const startAt of START_PLACES) expect(lockedOf(startAt)).not.toContain('alphabet');
  });

  it('a lesson known before the start does not count as completed', () => {
    expect(learningPath(MODULES, [], 'reading').some(({ completed }) => completed)).toBe(false);
  });
});
