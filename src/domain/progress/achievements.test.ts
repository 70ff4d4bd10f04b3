import { describe, expect, it } from 'vitest';
import { MODULES } from '../../content/modules';
import { EMPTY_SUMMARY, type LearnerSummary } from '../learner/summary';
import { numbersOf, partKey } from '../lesson/parts';
import { type AchievementId, achievementStandings, xpOf } from './achievements';
import { LETTERS } from './knowledge';

const today = '2026-11-15';
const standings = (fields: Partial<LearnerSummary>) =>
  achievementStandings({ summary: { ...EMPTY_SUMMARY, ...fields }, modules: MODULES, today });
const progressOf = (id: AchievementId, fields: Partial<LearnerSummary>) => {
  const standing = standings(fields).find((achievement) => achievement.id === id);
  return [standing?.progress, standing?.maxProgress, standing?.unlocked];
};
const counts = (keys: readonly string[], count = 2) => Object.fromEntries(keys.map((key) => [key, count]));

const partsOf = (...ids: string[]) =>
  MODULES.flatMap(({ lessons }) => lessons)
    .filter(({ id }) => ids.includes(id))
    .flatMap((lesson) =>
      (['exercise', 'quiz'] as const).flatMap((part) =>
        numbersOf(lesson, part).map((number) => partKey(lesson.id, part, number)),
      ),
    );

describe('the six achievements', () => {
  it('start without progress', () => {
    expect(standings({}).map(({ progress, unlocked }) => [progress, unlocked])).toEqual(
      Array.from({ length: 6 }, () => [0, false]),
    );
    expect(xpOf(standings({}))).toBe(0);
  });

  it('first lesson: needs one lesson with every part done', () => {
    expect(progressOf('first-lesson', { partsDone: partsOf('greetings').slice(1) })).toEqual([0, 1, false]);
    expect(progressOf('first-lesson', { partsDone: partsOf('greetings') })).toEqual([1, 1, true]);
    expect(progressOf('first-lesson', { partsDone: partsOf('greetings', 'numbers') })).toEqual([1, 1, true]);
  });

  it('alphabet master: needs all 52 letters and the four gunintalu quizzes', () => {
    const rightByItem = counts(LETTERS.map((letter) => `letter:${letter}`));
    expect(progressOf('alphabet-master', { rightByItem })).toEqual([52, 56, false]);
    expect(progressOf('alphabet-master', { rightByItem, partsDone: partsOf('gunintalu') })).toEqual([56, 56, true]);
    const unsure = { ...rightByItem, 'letter:ధ': 1 };
    expect(progressOf('alphabet-master', { rightByItem: unsure })).toEqual([51, 56, false]);
    expect(progressOf('alphabet-master', { rightByItem, wrongByItem: { 'letter:ధ': 2 } })).toEqual([51, 56, false]);
  });

  it('vocab builder: needs a hundred different words, phrases, numbers and forms, each right once', () => {
    const words = Array.from({ length: 99 }, (_, at) => `word:food_${at}`);
    const other = { 'letter:అ': 5, 'sentence:x': 5, 'fact:y': 5, 'sign:ి': 5, 'line:z/1': 5, 'word:never': 0 };
    expect(progressOf('vocab-builder', { rightByItem: { ...counts(words, 1), ...other } })).toEqual([99, 100, false]);
    expect(progressOf('vocab-builder', { rightByItem: { ...counts(words, 1), 'number:7': 1 } })).toEqual([
      100,
      100,
      true,
    ]);
  });

  it('quiz champion: needs five passed quizzes', () => {
    expect(progressOf('quiz-champion', { quizzesPassed: 4 })).toEqual([4, 5, false]);
    expect(progressOf('quiz-champion', { quizzesPassed: 50 })).toEqual([5, 5, true]);
  });

  it('daily streak: needs seven days in a row, even if that streak has ended', () => {
    const days = Array.from({ length: 7 }, (_, at) => `2026-10-0${at + 1}`);
    expect(progressOf('daily-streak', { secondsByDay: counts(days) })).toEqual([7, 7, true]);
    expect(progressOf('daily-streak', { secondsByDay: counts(days.slice(1)) })).toEqual([6, 7, false]);
  });

  it('grammar guru: needs ten different quizzes of the grammar lessons', () => {
    expect(progressOf('grammar-guru', { partsDone: partsOf('sentence-structure', 'pronouns') })).toEqual([
      9,
      10,
      false,
    ]);
    expect(progressOf('grammar-guru', { partsDone: partsOf('sentence-structure', 'tenses') })).toEqual([10, 10, true]);
    expect(progressOf('grammar-guru', { partsDone: partsOf('numbers', 'vowels') })).toEqual([0, 10, false]);
  });
});
