import { type Fields, isFields, isListOf, isMoment, isText } from '../guards';
import { type EasyQuestion, type EasyQuiz, isEasyFinished } from './easyQuiz';
import { type GeneratedQuestion, isAskable } from './generatedQuestion';
import type { EasyQuizAnswer } from './quizResult';
import { isStopwatch } from './stopwatch';
import type { WordQuiz } from './wordQuiz';

export type QuizInProgress = EasyQuiz | WordQuiz;

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

const isEasyQuestion = (value: unknown): value is EasyQuestion =>
  isFields(value) &&
  [value['id'], value['prompt'], value['category'], value['correctAnswer']].every(isText) &&
  isListOf(value['options'], isText) &&
  value['options'].length === 2 &&
  value['options'].some((option) => option === value['correctAnswer']);

const isEasyAnswer = (value: unknown): value is EasyQuizAnswer =>
  isFields(value) &&
  [value['question'], value['category'], value['correctAnswer'], value['userAnswer']].every(isText) &&
  value['isCorrect'] === (value['userAnswer'] === value['correctAnswer']);

function isEasyQuiz(value: Fields): value is EasyQuiz {
  const { questions, answers, picked, selectedCategories } = value;
  if (!isListOf(questions, isEasyQuestion) || questions.length === 0 || !isListOf(answers, isEasyAnswer)) return false;
  if (answers.length > questions.length || !isTextOrNull(picked)) return false;
  const hasFlags =
    isFields(selectedCategories) && Object.values(selectedCategories).every((flag) => typeof flag === 'boolean');
  const isPickable = picked === null || questions[answers.length]?.options.includes(picked) === true;
  return hasFlags && isPickable;
}

const isGenerated = (value: unknown): value is GeneratedQuestion =>
  isFields(value) &&
  [value['english'], value['telugu'], value['correctAnswer']].every(isText) &&
  isListOf(value['options'], isText) &&
  isAskable(value as GeneratedQuestion);

function isWordQuiz(value: Fields): value is WordQuiz {
  const { questions, chosen, at, interests, isSubmitted } = value;
  if (!isListOf(questions, isGenerated) || questions.length === 0 || !isListOf(chosen, isTextOrNull)) return false;
  if (chosen.length !== questions.length || !isListOf(interests, isText) || typeof isSubmitted !== 'boolean')
    return false;
  if (!isText(value['word']) || !isText(value['telugu']) || !isMoment(at) || !questions[at]) return false;
  return chosen.every((option, index) => option === null || questions[index]?.options.includes(option));
}

/** A quiz that was kept, if it is one: what lies in a browser's storage may be anything. */
export function readQuizInProgress(kept: unknown): QuizInProgress | null {
  if (!isFields(kept) || !isText(kept['recordId']) || kept['recordId'] === '' || !isStopwatch(kept['watch']))
    return null;
  if (kept['kind'] === 'easy') return isEasyQuiz(kept) ? kept : null;
  const isKnown = kept['kind'] === 'medium' || kept['kind'] === 'hard';
  return isKnown && isWordQuiz(kept) ? kept : null;
}

export const isFinished = (quiz: QuizInProgress): boolean =>
  quiz.kind === 'easy' ? isEasyFinished(quiz) : quiz.isSubmitted;

/** Which question is on show, from 1. */
export const placeIn = (quiz: QuizInProgress): number =>
  Math.min(quiz.questions.length, (quiz.kind === 'easy' ? quiz.answers.length : quiz.at) + 1);
