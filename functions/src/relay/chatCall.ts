import * as v from 'valibot';
import { isTutorPrompt } from '../../../src/domain/tutor/isTutorPrompt';
import type { ChatOptions } from '../configuration';

const Between = (from: number, to: number) => v.pipe(v.number(), v.minValue(from), v.maxValue(to));

/** The call of `src/adapters/openaiChat`, and nothing else: one prompt that our tutor wrote round a child's text. */
const Asked = v.strictObject({
  model: v.string(),
  messages: v.strictTuple([
    v.strictObject({ role: v.literal('user'), content: v.pipe(v.string(), v.check(isTutorPrompt)) }),
  ]),
  temperature: v.optional(Between(0, 2)),
  top_p: v.optional(Between(0, 1)),
  max_tokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** What the model gets: which model and how much it may write is the owner's to say. */
export function readChatCall(body: unknown, { model, maxTokens, sampling }: ChatOptions) {
  const asked = v.safeParse(Asked, body);
  if (!asked.success) return null;
  const { messages, temperature, top_p, max_tokens } = asked.output;
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

/** What the tutor reads of a completion; accounts, prices and fingerprints stay here. */
export const readCompletion = (value: unknown) => {
  const completion = v.safeParse(Completion, value);
  return completion.success ? completion.output : null;
};
