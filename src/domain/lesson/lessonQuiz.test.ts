import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  isQuizFinished,
  isQuizPassed,
  type LessonQuizAnswer,
  quizActivity,
  quizScore,
  readLessonQuiz,
  startLessonQuiz,
} from './lessonQuiz';

const answer = (isRight: boolean): LessonQuizAnswer => ({
  key: 'letter:ధ',
  isRight,
  mixedUp: isRight ? [] : ['ధ ద'],
  subject: { key: 'letter:ధ', telugu: 'ధ' },
  picked: isRight ? [] : [{ key: 'letter:ద', telugu: 'ద' }],
});
const started = startLessonQuiz('record', 5, 8, 1000);
const played = (right: number) =>
  Array.from({ length: 8 }, (_, at) => at < right).reduce(
    (quiz, isRight, at) => answerQuestion(quiz, at, answer(isRight), 2000 + at * 1000),
    started,
  );

describe('a quiz of a lesson', () => {
  it.each([
    [8, 100, true],
    [6, 75, true],
    [5, 63, false],
    [0, 0, false],
  ])('with %d of 8 right has %d percent', (right, score, passed) => {
    const quiz = played(right);
    expect([isQuizFinished(quiz), quizScore(quiz), isQuizPassed(quiz)]).toEqual([true, score, passed]);
  });

  it('takes one answer for each question', () => {
    const once = answerQuestion(started, 0, answer(true), 2000);
    expect(answerQuestion(once, 0, answer(false), 2001)).toBe(once);
    expect(answerQuestion(played(8), 8, answer(true), 9000).answers).toHaveLength(8);
  });

  it('is one activity, with one key for each question', () => {
    const activity = quizActivity(played(6), { userId: 'u', lessonId: 'vowels', part: 2 });
    expect(activity).toMatchObject({ kind: 'lesson-quiz', lessonId: 'vowels', part: 2, secondsSpent: 8 });
    expect([activity.right.length, activity.wrong.length, activity.mixedUp]).toEqual([6, 2, ['ధ ద', 'ధ ద']]);
    expect(quizActivity(played(8), { userId: 'u', lessonId: 'vowels', part: 2 }).mixedUp).toEqual([]);
  });

  it('is read back as it was kept', () => {
    for (const quiz of [started, played(3)]) expect(readLessonQuiz(JSON.parse(JSON.stringify(quiz)))).toEqual(quiz);
  });

  it('is nothing when what was kept is something else', () => {
    const broken = [
      null,
      'quiz',
      [],
      { ...started, recordId: '' },
      { ...started, seed: 'x' },
      { ...started, total: 0 },
      { ...started, watch: {} },
      { ...started, answers: [{ key: 'letter:ధ' }] },
      { ...started, answers: Array.from({ length: 9 }, () => answer(true)) },
    ];
    expect(broken.map(readLessonQuiz)).toEqual(broken.map(() => null));
    fc.assert(fc.property(fc.anything(), (kept) => readLessonQuiz(kept) === null));
  });
});
