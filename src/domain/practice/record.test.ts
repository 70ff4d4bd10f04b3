import { describe, expect, it } from 'vitest';
import { calendarDay } from '../activity/calendarDay';
import { pointsFor } from '../progress/points';
import { recordOf } from './record';
import { answerTask, advance, leaveRun, type Run, submit } from './run';
import { EASY, judgedAnswerFor, HARD, LESSON, LESSON_QUIZ, runOf, START } from './runs.testing';

/** Answers the tasks in order, with this many seconds before each answer. */
function played(start: Run, answers: readonly boolean[], seconds = 5): Run {
  let now = START;
  return answers.reduce((run, isRight) => {
    now += seconds * 1000;
    return advance(answerTask(run, judgedAnswerFor(run, run.queue[0] ?? 0, isRight), now), now);
  }, start);
}

describe('the record of practice', () => {
  it('is one activity with the finished exercises', () => {
    const { activity, result } = recordOf(played(runOf(LESSON, 4), [false, true, true, true, true]), START);
    expect(result).toBeNull();
    expect(activity).toMatchObject({
      kind: 'practice',
      purpose: 'lesson',
      userId: 'sita',
      day: calendarDay(new Date(START)),
      secondsSpent: 25,
      tasksDone: 4,
      partsDone: [1, 2, 3, 4].map((at) => `consonants/exercise/${at === 4 ? 1 : at + 1}`),
      wrong: ['letter:ధ'],
      mixedUp: ['ధ ద'],
    });
    expect(activity.right).toHaveLength(4);
    expect(pointsFor(activity)).toBe(20);
  });

  it('has the hesitant answers and the letters told apart', () => {
    const { activity } = recordOf(played(runOf(LESSON, 1), [true], 13), START);
    expect(activity).toMatchObject({ right: ['letter:ధ'], hesitant: ['letter:ధ'], toldApart: ['ధ ద', 'ధ థ'] });
    expect(recordOf(played(runOf(LESSON, 1), [true], 12), START).activity.hesitant).toEqual([]);
  });

  it('has the answers given so far when the run is left early', () => {
    const { activity } = recordOf(leaveRun(played(runOf(LESSON), [true]), START + 9000), START + 9000);
    expect(activity).toMatchObject({ tasksDone: 1, partsDone: ['consonants/exercise/1'], secondsSpent: 9 });
  });
});

describe('the record of a quiz', () => {
  it('of a lesson is a lesson-quiz activity without a result', () => {
    const { activity, result } = recordOf(played(runOf(LESSON_QUIZ), [true, false, true]), START);
    expect(activity).toMatchObject({ kind: 'lesson-quiz', lessonId: 'consonants', part: 2 });
    expect([activity.right.length, activity.wrong.length, result]).toEqual([2, 1, null]);
  });

  it('of the easy level has the fields of the spec, and item keys for the words', () => {
    const { activity, result } = recordOf(played(runOf(EASY), [true, false, true]), START + 60_000);
    expect(activity).toMatchObject({ kind: 'quiz', difficulty: 'easy', wrong: ['word:food_బ'] });
    expect(result).toEqual({
      userId: 'sita',
      timestamp: START + 60_000,
      difficulty: 'easy',
      score: 2,
      totalQuestions: 3,
      percentage: 67,
      completed: true,
      selectedCategories: { food: true },
      answers: [
        { question: 'ధ', correctAnswer: 'పాలు', userAnswer: 'పాలు', isCorrect: true, category: 'food' },
        { question: 'బ', correctAnswer: 'పాలు', userAnswer: 'నీళ్లు', isCorrect: false, category: 'food' },
        { question: 'మ', correctAnswer: 'పాలు', userAnswer: 'పాలు', isCorrect: true, category: 'food' },
      ],
    });
  });

  it('of the hard level has its word, and a percentage as its score', () => {
    const { activity, result } = recordOf(submit(played(runOf(HARD), [true, true, true]), START), START);
    expect(activity).toMatchObject({ kind: 'quiz', difficulty: 'hard' });
    expect(result).toMatchObject({ word: 'rain', score: 100, createdAt: START, selectedCategories: ['cricket'] });
  });
});
