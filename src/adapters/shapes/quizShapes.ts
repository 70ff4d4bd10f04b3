import * as v from 'valibot';
import { amount, flag, listOf, moment, namesTo, text, texts } from './tolerant';

const answer = { question: text, correctAnswer: text, userAnswer: text, isCorrect: flag };

const anyResult = {
  userId: text,
  timestamp: moment,
  totalQuestions: amount,
  score: amount,
  completed: flag,
  percentage: amount,
};

const easyResult = v.object({
  ...anyResult,
  difficulty: v.literal('easy'),
  selectedCategories: namesTo((found) => (typeof found === 'boolean' ? found : undefined)),
  answers: listOf(v.object({ ...answer, category: text })),
});

const wordResult = v.object({
  ...anyResult,
  difficulty: v.picklist(['medium', 'hard']),
  selectedCategories: texts,
  answers: listOf(v.object(answer)),
  word: text,
  createdAt: moment,
});

/** A result without a known difficulty is useless and is dropped. */
export const quizResult = v.union([easyResult, wordResult]);

/** Both options are required, because a question needs them. */
export const translation = v.object({
  correct: v.pipe(v.string(), v.nonEmpty()),
  wrong: v.pipe(v.string(), v.nonEmpty()),
  category: text,
});
