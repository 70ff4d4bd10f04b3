import * as v from 'valibot';
import { failed, ok, type Result } from '../../domain/result';
import type { ModelAnswer } from '../../domain/tutor/modelAnswer';
import type { Tutor, TutorError } from '../../ports/tutor';
import { failureOf, retryAfter } from '../modelFailure';
import { type ModelRequest, modelTutor } from '../modelTutor';
import { type Sampling, SPEC_SAMPLING } from '../sampling';

export type OpenAiChatOptions = {
  /** The address before `/chat/completions`, such as http://localhost:11434/v1. */
  readonly baseUrl: string;
  readonly model: string;
  /** For private deployments only: anyone who can load the page can read the key. */
  readonly key?: string | undefined;
  readonly sampling?: Sampling;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
};

const Completion = v.object({
  choices: v.array(
    v.object({
      message: v.object({
        content: v.optional(v.nullable(v.string())),
        refusal: v.optional(v.nullable(v.string())),
      }),
      finish_reason: v.optional(v.nullable(v.string())),
    }),
  ),
});

/** Works with any endpoint for OpenAI's chat completions, such as a local Ollama, llama.cpp or vLLM. */
export const openOpenAiChatTutor = (options: OpenAiChatOptions): Tutor =>
  modelTutor('openai', (request) => ask(options, request), options.timeoutMs);

async function ask(
  { baseUrl, model, key, sampling = 'spec', fetch: send = fetch }: OpenAiChatOptions,
  { prompt, maxOutputTokens, signal }: ModelRequest,
): Promise<Result<ModelAnswer, TutorError>> {
  // This format has no top_k, and OpenAI rejects unknown parameters.
  const values = {
    temperature: SPEC_SAMPLING.temperature,
    top_p: SPEC_SAMPLING.topP,
    max_tokens: maxOutputTokens,
  };
  let response: Response;
  try {
    response = await send(`${baseUrl.replace(/\/+$/u, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        model,
        messages: [{ role: 'user', content: prompt }],
        ...(sampling === 'spec' ? values : {}),
      }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch {
    return failed({ kind: 'unreachable' });
  }
  if (!response.ok) {
    return failed(failureOf(response.status, retryAfter(response.headers.get('retry-after'), Date.now())));
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch (thrown) {
    const isInvalidJson = thrown instanceof SyntaxError;
    return failed(isInvalidJson ? { kind: 'unusable', fault: 'malformed' } : { kind: 'unreachable' });
  }
  const completion = v.safeParse(Completion, body);
  return completion.success ? answerIn(completion.output) : failed({ kind: 'unusable', fault: 'malformed' });
}

function answerIn({ choices: [choice] }: v.InferOutput<typeof Completion>): Result<ModelAnswer, TutorError> {
  if (choice?.finish_reason === 'content_filter' || choice?.message.refusal) return failed({ kind: 'blocked' });
  const text = choice?.message.content;
  if (!text) return failed({ kind: 'unusable', fault: 'empty' });
  return ok({ text, isBrokenOff: choice.finish_reason === 'length' });
}
