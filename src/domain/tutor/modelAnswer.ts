import { failed, ok, type Result } from '../result';
import { isFitForChildren } from './childSafety';
import { plainText } from './stripMarkdown';
import { MAX_EXPLANATION_CHARACTERS, truncated, withoutBrokenEnd } from './truncate';
import { isMostlyLatin, isMostlyTelugu } from './writtenIn';

/** The text of a model; `isBrokenOff` if it reached its token limit. */
export type ModelAnswer = { readonly text: string; readonly isBrokenOff: boolean };

/** Why an answer cannot be shown to a child. A quiz is `guessable` if somebody who knows no Telugu would pass it. */
export type AnswerFault = 'empty' | 'too-long' | 'wrong-script' | 'unsafe' | 'malformed' | 'guessable';

/** A model that was asked for 250 characters and wrote more than this did not follow the prompt. */
export const MAX_ANSWER_CHARACTERS = 20_000;

/** The answer as a child may see it: plain, short, safe and in the requested script. */
export function readAnswer(
  { text, isBrokenOff }: ModelAnswer,
  { script, limit = MAX_EXPLANATION_CHARACTERS }: { readonly script: 'Telugu' | 'Latin'; readonly limit?: number },
): Result<string, AnswerFault> {
  if (text.length > MAX_ANSWER_CHARACTERS) return failed('too-long');
  const plain = plainText(text);
  const whole = isBrokenOff ? withoutBrokenEnd(plain) : plain;
  if (!/\p{L}/u.test(whole)) return failed('empty');
  // Checked before it is truncated, because an unsafe end makes the whole answer unsafe.
  if (!isFitForChildren(plain)) return failed('unsafe');
  const isInScript = script === 'Telugu' ? isMostlyTelugu : isMostlyLatin;
  if (!isInScript(whole)) return failed('wrong-script');
  return ok(truncated(whole, limit));
}
