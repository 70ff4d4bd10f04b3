import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  easyQuestion,
  type EasyQuiz,
  easyResult,
  easyScore,
  easyStep,
  isEasyFinished,
  startEasyQuiz,
} from './easyQuiz';
import { isFinished, placeIn, readQuizInProgress } from './quizInProgress';
import { quizRecord } from './quizRecord';
import { resume, spentSeconds } from './stopwatch';
import { startWordQuiz, wordPercentage, type WordQuiz, wordResult, wordStep, type WordStep } from './wordQuiz';

const translations = ['peacock', 'crow', 'parrot'].map((english) => ({
  id: `birds_${english}`,
  correct: `right ${english}`,
  wrong: `wrong ${english}`,
  category: 'birds',
}));
const easy = startEasyQuiz(
  {
    recordId: 'r1',
    selectedCategories: { birds: true, food: false },
    questions: translations.map((translation) => easyQuestion(translation, () => 0)),
  },
  1_000,
);

const question = (name: string) => ({
  english: `${name}?`,
  telugu: `${name} ఏది?`,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 'b',
});
const word = startWordQuiz(
  {
    kind: 'medium',
    recordId: 'r2',
    word: 'mango',
    telugu: 'మామిడి',
    interests: ['space'],
    questions: [question('one'), question('two'), question('three')],
  },
  1_000,
);

const playEasy = (quiz: EasyQuiz, options: readonly string[]) =>
  options.reduce(
    (now, option, at) =>
      easyStep(easyStep(now, { step: 'pick', option }, 2_000 + at * 1_000), { step: 'next' }, 2_500 + at * 1_000),
    quiz,
  );
const playWord = (quiz: WordQuiz, steps: readonly WordStep[]) =>
  steps.reduce((now, step) => wordStep(now, step, 5_000), quiz);

const next = { step: 'next' } as const;
const choose = (option: string) => ({ step: 'choose', option }) as const;

describe('an easy quiz', () => {
  it('counts the point on Next, not before', () => {
    const picked = easyStep(easy, { step: 'pick', option: 'right peacock' }, 2_000);
    expect(easyScore(picked)).toBe(0);
    expect(easyScore(easyStep(picked, next, 2_500))).toBe(1);
  });

  it('takes no second pick, no pick of something else, and no Next without an answer', () => {
    const picked = easyStep(easy, { step: 'pick', option: 'wrong peacock' }, 2_000);
    expect(easyStep(picked, { step: 'pick', option: 'right peacock' }, 3_000)).toBe(picked);
    expect(easyStep(easy, { step: 'pick', option: 'right crow' }, 3_000)).toBe(easy);
    expect(easyStep(easy, next, 3_000)).toBe(easy);
  });

  it('ends after the last question, and then nothing changes any more', () => {
    const done = playEasy(easy, ['right peacock', 'wrong crow', 'right parrot']);
    expect(isEasyFinished(done)).toBe(true);
    expect(easyStep(done, next, 9_000)).toBe(done);
    expect(easyResult(done, 'sita', 9_000)).toMatchObject({
      userId: 'sita',
      timestamp: 9_000,
      difficulty: 'easy',
      score: 2,
      totalQuestions: 3,
      percentage: 67,
      completed: true,
      selectedCategories: { birds: true, food: false },
    });
    expect(easyResult(done, 'sita', 9_000).answers[1]).toEqual({
      question: 'crow',
      correctAnswer: 'right crow',
      userAnswer: 'wrong crow',
      isCorrect: false,
      category: 'birds',
    });
    expect(quizRecord(done, 'sita', 9_000)).toMatchObject({
      activity: {
        kind: 'quiz',
        right: ['word:birds_peacock', 'word:birds_parrot'],
        wrong: ['word:birds_crow'],
        secondsSpent: 4,
      },
    });
  });

  it('does not count the time in which it was closed', () => {
    const picked = easyStep(easy, { step: 'pick', option: 'right peacock' }, 3_000);
    const later = { ...picked, watch: resume(picked.watch, 900_000) };
    expect(spentSeconds(easyStep(later, next, 901_000).watch)).toBe(3);
  });
});

describe('a medium or hard quiz', () => {
  it('goes on only after an answer, back at any time, and lets answers be changed', () => {
    expect(wordStep(word, next, 2_000)).toBe(word);
    const back = playWord(word, [choose('a'), next, choose('b'), { step: 'previous' }]);
    expect(back).toMatchObject({ at: 0, chosen: ['a', 'b', null] });
    expect(playWord(back, [choose('b')]).chosen).toEqual(['b', 'b', null]);
  });

  it('is scored on Submit as a percentage, once', () => {
    const done = playWord(word, [choose('b'), next, choose('b'), next, choose('d'), { step: 'submit' }]);
    expect(done.isSubmitted).toBe(true);
    expect(wordStep(done, { step: 'submit' }, 9_000)).toBe(done);
    expect(wordStep(done, choose('b'), 9_000)).toBe(done);
    expect(wordPercentage(done)).toBe(67);
    expect(wordResult(done, 'sita', 9_000)).toMatchObject({
      score: 67,
      percentage: 67,
      totalQuestions: 3,
      word: 'mango',
      createdAt: 9_000,
      timestamp: 9_000,
      selectedCategories: ['space'],
      difficulty: 'medium',
      completed: true,
    });
  });

  it('cannot be submitted before the last question is answered', () => {
    const early = playWord(word, [choose('b'), { step: 'submit' }]);
    expect(early.isSubmitted).toBe(false);
  });
});

describe('a quiz that was kept', () => {
  const easyPlays = fc.array(fc.boolean(), { maxLength: 3 }).map((picks) =>
    playEasy(
      easy,
      picks.map((isRight, at) => (isRight ? translations[at]?.correct : translations[at]?.wrong) ?? ''),
    ),
  );
  const wordPlays = fc
    .array(fc.constantFrom<WordStep>(choose('a'), choose('b'), next, { step: 'previous' }, { step: 'submit' }), {
      maxLength: 20,
    })
    .map((steps) => playWord(word, steps));

  it('comes back as it was, after any steps', () => {
    fc.assert(
      fc.property(fc.oneof(easyPlays, wordPlays), (quiz) => {
        expect(readQuizInProgress(JSON.parse(JSON.stringify(quiz)))).toEqual(quiz);
        expect(placeIn(quiz)).toBeGreaterThanOrEqual(1);
        expect(placeIn(quiz)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('is none when a field is missing or broken', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Record<string, unknown>>(easy, word),
        fc.nat(),
        fc.oneof(fc.constant(undefined), fc.constant(null), fc.constant('x'), fc.constant([{}]), fc.constant(-1)),
        (quiz, at, broken) => {
          const names = Object.keys(quiz).filter((name) => name !== 'picked' && name !== 'word' && name !== 'telugu');
          const name = names[at % names.length] ?? '';
          const mayBe = broken === 'x' && name === 'recordId';
          if (!mayBe) expect(readQuizInProgress({ ...quiz, [name]: broken })).toBeNull();
        },
      ),
    );
  });

  it('never breaks anything, whatever lies there', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const quiz = readQuizInProgress(kept);
        expect(quiz === null || typeof isFinished(quiz) === 'boolean').toBe(true);
      }),
    );
  });
});
