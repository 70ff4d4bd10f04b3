import * as v from 'valibot';
import { isTutorPrompt } from '../../../src/domain/tutor/isTutorPrompt';
import type { ChatOptions } from '../configuration';

const NumberBetween = (from: number, to: number) => v.pipe(v.number(), v.minValue(from), v.maxValue(to));

/** Accepts only the call of `src/adapters/openaiChat`: one prompt that our tutor built around a child's text. */
const TutorCall = v.strictObject({
  model: v.string(),
  messages: v.strictTuple([
    v.strictObject({ role: v.literal('user'), content: v.pipe(v.string(), v.check(isTutorPrompt)) }),
  ]),
  temperature: v.optional(NumberBetween(0, 2)),
  top_p: v.optional(NumberBetween(0, 1)),
  max_tokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** The call for the model; the owner decides which model and how many tokens. */
export function readChatCall(body: unknown, { model, maxTokens, sampling }: ChatOptions) {
  const call = v.safeParse(TutorCall, body);
  if (!call.success) return null;
  const { messages, temperature, top_p, max_tokens } = call.output;
  const tokens = Math.min(max_tokens ?? maxTokens, maxTokens);
  if (sampling === 'model') return { model, messages, max_completion_tokens: maxTokens };
  return {
    model,
    messages,
    ...(temperature !== undefined && { temperature }),
    ...(top_p !== undefined && { top_p }),
    max_tokens: tokens,
  };
}

const Completion = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({
          content: v.optional(v.nullable(v.string())),
          refusal: v.optional(v.nullable(v.string())),
        }),
        finish_reason: v.optional(v.nullable(v.string())),
      }),
    ),
    v.minLength(1),
    v.transform(([first]) => [first]),
  ),
});

/** Only the fields the tutor reads; account data, prices and fingerprints are dropped. */
export const readCompletion = (value: unknown) => {
  const completion = v.safeParse(Completion, value);
  return completion.success ? completion.output : null;
};
