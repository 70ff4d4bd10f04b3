import { failed, ok, type Result } from '../result';
import { isFitForChildren } from './childSafety';
import { plainText } from './stripMarkdown';
import { MAX_EXPLANATION_CHARACTERS, truncated, withoutBrokenEnd } from './truncate';
import { isMostlyLatin, isMostlyTelugu } from './writtenIn';

/** What a model wrote. `isBrokenOff` when it reached its limit of tokens in the middle. */
export type ModelAnswer = { readonly text: string; readonly isBrokenOff: boolean };

/** Why an answer cannot be shown to a child. A quiz is `guessable` when somebody who knows no Telugu would pass it. */
export type AnswerFault = 'empty' | 'too-long' | 'wrong-script' | 'unsafe' | 'malformed' | 'guessable';

/** A model that was asked for 250 characters and wrote this much did not do what it was asked. */
export const MAX_ANSWER_CHARACTERS = 20_000;

/** The answer as a child may see it: plain, short, in the script that was asked for, and fit. */
export function readAnswer(
  { text, isBrokenOff }: ModelAnswer,
  { script, limit = MAX_EXPLANATION_CHARACTERS }: { readonly script: 'Telugu' | 'Latin'; readonly limit?: number },
): Result<string, AnswerFault> {
  if (text.length > MAX_ANSWER_CHARACTERS) return failed('too-long');
  const plain = plainText(text);
  const whole = isBrokenOff ? withoutBrokenEnd(plain) : plain;
  if (!/\p{L}/u.test(whole)) return failed('empty');
  // Before it is cut: what follows the cut tells of the whole.
  if (!isFitForChildren(plain)) return failed('unsafe');
  const isInScript = script === 'Telugu' ? isMostlyTelugu : isMostlyLatin;
  if (!isInScript(whole)) return failed('wrong-script');
  return ok(truncated(whole, limit));
}
