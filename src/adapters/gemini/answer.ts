import * as v from 'valibot';
import { failed, ok, type Result } from '../../domain/result';
import type { ModelAnswer } from '../../domain/tutor/modelAnswer';
import type { TutorError } from '../../ports/tutor';
import { failureOf } from '../modelFailure';

const Feedback = v.optional(v.object({ blockReason: v.optional(v.string()) }));

const Generated = v.object({
  candidates: v.optional(
    v.array(
      v.object({
        content: v.optional(
          v.object({
            parts: v.optional(v.array(v.object({ text: v.optional(v.string()), thought: v.optional(v.boolean()) }))),
          }),
        ),
        finishReason: v.optional(v.string()),
      }),
    ),
  ),
  promptFeedback: Feedback,
  // firebase 12.19 renames the promptFeedback of the Gemini Developer API to this.
  prompt: Feedback,
});

const BLOCKED = ['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'LANGUAGE'];

/** The model's text without its thoughts, or the reason why there is none. */
export function readResponse(response: unknown): Result<ModelAnswer, TutorError> {
  const read = v.safeParse(Generated, response);
  if (!read.success) return failed({ kind: 'unusable', fault: 'malformed' });
  const { candidates: [candidate] = [], promptFeedback, prompt } = read.output;
  if ((promptFeedback ?? prompt)?.blockReason || BLOCKED.includes(candidate?.finishReason ?? '')) {
    return failed({ kind: 'blocked' });
  }
  const parts = candidate?.content?.parts ?? [];
  const text = parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
  if (text === '') return failed({ kind: 'unusable', fault: 'empty' });
  return ok({ text, isBrokenOff: candidate?.finishReason === 'MAX_TOKENS' });
}

const AiError = v.object({
  code: v.string(),
  customErrorData: v.optional(
    v.object({
      status: v.optional(v.number()),
      errorDetails: v.optional(v.array(v.object({ retryDelay: v.optional(v.string()) }))),
    }),
  ),
});

/** The library throws one class both for HTTP errors and for network failures, and others for unreadable bodies. */
export function readFailure(thrown: unknown): TutorError {
  const error = v.safeParse(AiError, thrown);
  if (!error.success) return { kind: 'unusable', fault: thrown instanceof SyntaxError ? 'malformed' : 'empty' };
  const { status, errorDetails = [] } = error.output.customErrorData ?? {};
  if (status === undefined) return { kind: 'unreachable' };
  // The library hides the Retry-After header, but Google repeats it in the body as "21s".
  const delay = errorDetails.map(({ retryDelay }) => Number.parseFloat(retryDelay ?? '')).find(Number.isFinite);
  return failureOf(status, delay === undefined ? null : Math.ceil(delay));
}
