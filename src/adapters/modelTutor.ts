import type { Random } from '../domain/random';
import { failed, ok, type Result } from '../domain/result';
import { isFitForChildren } from '../domain/tutor/childSafety';
import { type AnswerFault, type ModelAnswer, readAnswer } from '../domain/tutor/modelAnswer';
import { explanationPrompt, questionsPrompt, translationPrompt } from '../domain/tutor/prompts';
import { readQuiz } from '../domain/tutor/questionLines';
import type { AskOptions, Tutor, TutorError, TutorName } from '../ports/tutor';

/** The spec's limit for an explanation or a translation (section 7). */
const MAX_OUTPUT_TOKENS = 250;

export type ModelRequest = { readonly prompt: string; readonly maxOutputTokens: number; readonly signal: AbortSignal };
export type AskModel = (request: ModelRequest) => Promise<Result<ModelAnswer, TutorError>>;

const TIMEOUT_MS = 30_000;

const unusable = <T>(result: Result<T, AnswerFault>): Result<T, TutorError> =>
  result.ok ? result : failed({ kind: 'unusable', fault: result.error });

/** A model that wrote a bad quiz may write a good one; other failures would only repeat. */
const isWorthRetrying = (result: Result<unknown, TutorError>): boolean =>
  !result.ok && result.error.kind === 'unusable' && ['malformed', 'guessable'].includes(result.error.fault);

/**
 * A tutor for any model that answers a prompt with text: it holds the spec's prompts and every check between the model
 * and a child. It sends only the typed text, the earlier explanations and the grade.
 */
export function modelTutor(
  name: TutorName,
  askModel: AskModel,
  timeoutMs = TIMEOUT_MS,
  random: Random = Math.random,
): Tutor {
  async function ask(prompt: string, { signal }: AskOptions, maxOutputTokens = MAX_OUTPUT_TOKENS) {
    if (signal?.aborted) return failed({ kind: 'stopped' } as const);
    const timeout = AbortSignal.timeout(timeoutMs);
    const answer = await askModel({
      prompt,
      maxOutputTokens,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (answer.ok) return answer;
    // Transports report an abort differently, but these two signals tell who aborted.
    if (signal?.aborted) return failed({ kind: 'stopped' } as const);
    return timeout.aborted ? failed({ kind: 'timed-out' } as const) : answer;
  }

  const refusalOf = (text: string): TutorError | null => {
    if (text.trim() === '') return { kind: 'nothing-asked' };
    return isFitForChildren(text) ? null : { kind: 'unfit' };
  };

  async function inTelugu(text: string, options: AskOptions): Promise<Result<string, TutorError>> {
    const answer = await ask(translationPrompt(text), options);
    return answer.ok ? unusable(readAnswer(answer.value, { script: 'Telugu', limit: 500 })) : answer;
  }

  return {
    name,

    warm: async () => {},

    async explain(text, { said = [], grade = null, signal } = {}) {
      const refusal = refusalOf(text);
      if (refusal) return failed(refusal);
      const answer = await ask(explanationPrompt(text, said, grade), { signal });
      if (!answer.ok) return answer;
      const english = unusable(readAnswer(answer.value, { script: 'Latin' }));
      if (!english.ok) return english;
      if (said.includes(english.value)) return failed({ kind: 'exhausted' });
      const telugu = await inTelugu(english.value, { signal });
      return telugu.ok ? ok({ english: english.value, telugu: telugu.value }) : telugu;
    },

    async translate(text, { signal } = {}) {
      const refusal = refusalOf(text);
      if (refusal) return failed(refusal);
      const telugu = await inTelugu(text, { signal });
      return telugu.ok ? ok({ telugu: telugu.value }) : telugu;
    },

    async writeQuestions({ text, count, level }, { signal } = {}) {
      const refusal = refusalOf(text);
      if (refusal) return failed(refusal);
      const write = async () => {
        // The spec's 250 tokens are enough for one question with its Telugu, but not for ten.
        const answer = await ask(questionsPrompt(text, count, level), { signal }, MAX_OUTPUT_TOKENS * count);
        return answer.ok ? unusable(readQuiz(answer.value.text, { count, typed: text.trim(), random })) : answer;
      };
      const first = await write();
      return isWorthRetrying(first) ? write() : first;
    },
  };
}
