import { type GeneratedQuestion, isAskable } from '../quiz/generatedQuestion';
import { failed, ok, type Result } from '../result';
import { hasTelugu } from '../script/letters';
import { isFitForChildren } from './childSafety';
import type { Random } from '../random';
import type { AnswerFault } from './modelAnswer';
import { isGuessable } from './questions/guessing';
import { fairlyPlaced } from './questions/placed';
import { tidyTelugu } from './teluguForms';

const PARTS = 4;
const MAX_PART_CHARACTERS = 500;
const MAX_OPTION_CHARACTERS = 120;
/** A generous limit for ten questions; a longer answer is not a quiz. */
const MAX_QUIZ_CHARACTERS = 40_000;

const COMMA = /[,،、，]/u;

/** Removes emphasis, but not a gap to fill (____). */
const tidy = (part: string) =>
  part
    .replaceAll(/\*+|`+|[\p{Cc}\u200b\u2060\ufeff]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');

const withoutNumber = (part: string) => part.replace(/^(?:q(?:uestion)?\s*)?\d{1,2}\s*[.):]\s*|^[-•]\s+/iu, '');

const looksLikeMarkup = (part: string) => /<\/?[a-z!][^>]*>|\]\(/iu.test(part);

/** A key that is equal for options that are really the same: నీళ్ళు and నీళ్లు, River and river. */
const optionKey = (option: string) => tidyTelugu(option) || option.toLowerCase();
const areDifferent = (options: readonly string[]) => new Set(options.map(optionKey)).size === options.length;

function questionOf(line: string): GeneratedQuestion | null {
  const parts = line.split('|').map(tidy);
  if (parts.length !== PARTS) return null;
  const [numbered = '', telugu = '', choices = '', correctAnswer = ''] = parts;
  const english = withoutNumber(numbered);
  if (parts.some((part) => part.length > MAX_PART_CHARACTERS || looksLikeMarkup(part))) return null;
  const options = choices.split(COMMA).map(tidy);
  if (options.some((option) => option.length > MAX_OPTION_CHARACTERS)) return null;
  const question = { english, telugu, options, correctAnswer };
  return isAskable(question) && areDifferent(options) && hasTelugu(telugu) ? question : null;
}

/**
 * Reads a model's lines, `english | telugu | four comma-separated options | correct answer`, as exactly `count`
 * questions.
 * A malformed line or a missing or repeated question fails the whole answer: the spec's generate failure.
 */
export function readQuestionLines(text: string, count: number): Result<readonly GeneratedQuestion[], AnswerFault> {
  if (text.length > MAX_QUIZ_CHARACTERS) return failed('too-long');
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).filter((line) => line.trim() !== '');
  if (lines.length === 0) return failed('empty');
  const wellFormed = lines.map(questionOf).filter((question) => question !== null);
  if (wellFormed.length !== lines.length || wellFormed.length < count) return failed('malformed');
  const asked = new Set(wellFormed.map(({ english, telugu, options }) => [english, telugu, ...options].join('|')));
  if (asked.size !== wellFormed.length) return failed('malformed');
  return isFitForChildren(text) ? ok(wellFormed.slice(0, count)) : failed('unsafe');
}

/**
 * Reads a model's quiz by our own rules: one right answer each, fairly placed, and no simple rule of guessing passes.
 */
export function readQuiz(
  text: string,
  { count, typed, random }: { readonly count: number; readonly typed: string; readonly random: Random },
): Result<readonly GeneratedQuestion[], AnswerFault> {
  const read = readQuestionLines(text, count);
  if (!read.ok) return read;
  const questions = fairlyPlaced(read.value, random);
  return isGuessable(questions, [typed]) ? failed('guessable') : ok(questions);
}
