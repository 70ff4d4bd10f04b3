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

describe('where a learner is on the path', () => {
  it.each([
    [undefined, 'vowels'],
    ['letters', 'vowels'],
    ['some', 'vowels'],
    ['consonants', 'consonants'],
    ['gunintalu', 'gunintalu'],
    ['reading', 'greetings'],
  ] as const)('who begins at %s is first at %s', (startAt, lesson) => expect(nextOf(startAt)).toBe(lesson));

  it('goes on from there in order, and what came before is left for the end', () => {
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

  it('is nowhere once everything is done', () => {
    const all = partsOf(...MODULES.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
    for (const startAt of START_PLACES) expect(nextLesson(learningPath(MODULES, all, startAt))).toBeNull();
  });
});

describe('what is locked', () => {
  it('is the grammar, until letters and words are done, and the reading, until the letters are', () => {
    expect(lockedOf('letters')).toEqual(['basic-grammar', 'reading']);
    expect(lockedOf('letters', 'vowels', 'consonants', 'gunintalu')).toEqual(['basic-grammar']);
    expect(
      lockedOf('letters', 'vowels', 'consonants', 'gunintalu', 'greetings', 'numbers', 'daily-vocabulary'),
    ).toEqual([]);
  });

  it('waits for no lesson that the learner began after', () => {
    expect(lockedOf('gunintalu', 'greetings', 'numbers', 'daily-vocabulary')).toEqual(['basic-grammar', 'reading']);
    expect(lockedOf('gunintalu', 'gunintalu')).toEqual(['basic-grammar']);
    expect(lockedOf('gunintalu', 'gunintalu', 'greetings', 'numbers', 'daily-vocabulary')).toEqual([]);
  });

  it('is nothing for who can read', () => expect(lockedOf('reading')).toEqual([]));

  it('is never a lesson of letters or words, wherever one begins', () => {
    for (const startAt of START_PLACES) expect(lockedOf(startAt)).not.toContain('alphabet');
  });

  it('does not call a lesson completed that was only known before', () => {
    expect(learningPath(MODULES, [], 'reading').some(({ completed }) => completed)).toBe(false);
  });
});
