import { describe, expect, test } from 'vitest';
import type { GeneratedQuestion } from '../../quiz/generatedQuestion';
import { isPassed, percentageOf } from '../../quiz/passMark';
import { GUESSES, type Guess, hitsOf, isGuessable } from './guessing';
import { meaningLearner } from './meaningLearner.testing';
import { LENGTHS, levelInTurn, LEVELS, material, seeded } from './wholeBank.testing';
import { writeQuestions } from './writeQuestions';

const MAX_PASSED = 0.15;

// Alternating lengths and levels covers every word with one quiz each.
const quizzes = material.bank.map((word, at) => {
  const count = LENGTHS[at % LENGTHS.length] ?? 3;
  const level = levelInTurn(at);
  const typed = [word.english, word.telugu];
  return { word, count, level, typed, questions: writeQuestions(word, count, level, material, seeded(at)) };
});

test('every word has as many questions as requested', () => {
  const short = quizzes.filter(({ questions, count }) => questions.length !== count);
  expect(short.map(({ word, count, level }) => `${word.english}, ${count}, ${level}`)).toEqual([]);
});

const roll = seeded(7);
const pickAny: Guess = ({ options }) => options[Math.floor(roll() * options.length)];
const EVERY_GUESS: readonly (readonly [name: string, guess: Guess])[] = [...Object.entries(GUESSES), ['any', pickAny]];

/** The number of right answers for each guess and quiz. */
const guessed = EVERY_GUESS.map(([name, guess]) => ({
  name,
  guess,
  results: quizzes.map(({ level, count, questions, typed }) => ({
    level,
    count,
    asked: questions.length,
    hits: hitsOf(guess, questions, typed),
  })),
}));

describe.each(LEVELS)('guessing without knowing Telugu does not pass a %s quiz', (level) => {
  test.each(guessed)('of any length by always picking $name', ({ results }) => {
    for (const count of LENGTHS) {
      const some = results.filter((quiz) => quiz.level === level && quiz.count === count);
      const passed = some.filter(({ hits, asked }) => isPassed(percentageOf(hits, asked))).length;
      expect(some.length).toBeGreaterThan(90);
      expect(passed / some.length, `${count} questions`).toBeLessThanOrEqual(MAX_PASSED);
    }
  });

  test.each(guessed)('because picking $name is right about as often as chance', ({ guess, results }) => {
    const some = results.filter((quiz) => quiz.level === level);
    const hits = some.reduce((sum, quiz) => sum + quiz.hits, 0);
    const asked = some.reduce((sum, quiz) => sum + quiz.asked, 0);
    // The typed word may be the answer to up to four of ten questions.
    expect(hits / asked).toBeLessThan(guess === GUESSES['the typed word'] ? 0.45 : 0.35);
  });
});

test('a quiz is guessable if one simple rule passes it', () => {
  const question = (options: readonly string[], correctAnswer: string): GeneratedQuestion => ({
    english: '?',
    telugu: '?',
    options,
    correctAnswer,
  });
  const typed = ['river', 'నది'];
  const longest = ['aaaa', 'bb', 'cc', 'dd'];
  expect(
    isGuessable(
      Array.from({ length: 3 }, () => question(longest, 'aaaa')),
      typed,
    ),
  ).toBe(true);
  const fair = [
    question(['నది', 'కొండ', 'గది', 'మది'], 'గది'),
    question(['కొండ', 'బండ', 'నది', 'గోడ'], 'కొండ'),
    question(['గోడ', 'మేడ', 'నీడ', 'నది'], 'నది'),
  ];
  expect(isGuessable(fair, typed)).toBe(false);
});

describe('a learner who knows only what words mean', () => {
  const answer = meaningLearner(material);
  const chance = seeded(7);
  const passed = (level: string, count: number) => {
    const some = quizzes.filter((quiz) => quiz.level === level && quiz.count === count);
    const passing = some.filter(({ questions }) => {
      const right = questions.filter((question) => answer(question, chance) === question.correctAnswer).length;
      return isPassed(percentageOf(right, questions.length));
    });
    return passing.length / some.length;
  };

  test.each(LENGTHS)('passes medium and fails hard, with %i questions', (count) => {
    expect(passed('medium', count)).toBeGreaterThan(0.6);
    expect(passed('hard', count)).toBeLessThan(0.15);
  });
});
