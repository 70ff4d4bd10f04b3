import { ONLY_TRANSLATED } from '../../content/onlyTranslated';
import { failed, ok, type Result } from '../../domain/result';
import { type AnswerFault, readAnswer } from '../../domain/tutor/modelAnswer';
import { explanationPrompt, MAX_TYPED_CHARACTERS } from '../../domain/tutor/prompts';
import { truncated } from '../../domain/tutor/truncate';
import { isMostlyTelugu } from '../../domain/tutor/writtenIn';
import type { AskOptions, Explanation, Tutor, TutorError, TutorTranslation } from '../../ports/tutor';
import type { OpenedDeviceModel } from './deviceModel';
import { type Part, unlessAborted } from './parts';

const TIMEOUT_MS = 30_000;
/** The same limit as for the live tutors: the Telugu of an explanation of 250 characters. */
const IN_TELUGU = { script: 'Telugu', limit: 500 } as const;
const IN_ENGLISH = { script: 'Latin' } as const;

type DeviceFailure = AnswerFault | 'not-there' | 'exhausted';

/**
 * Asks the browser's translator and language model about words that the built-in tutor does not know, if a grown-up has
 * switched them on. When they fail, the built-in tutor's answer is used.
 */
export function withDeviceModel(builtIn: Tutor, device: OpenedDeviceModel, timeoutMs = TIMEOUT_MS): Tutor {
  const { toTelugu, toEnglish, explainer } = device.parts;

  async function orDevice<T>(
    known: Result<T, TutorError>,
    { signal }: AskOptions,
    answerFrom: (signal: AbortSignal) => Promise<Result<T, DeviceFailure>>,
  ): Promise<Result<T, TutorError>> {
    if (known.ok || known.error.kind !== 'unknown-word' || !device.state().isOn) return known;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await answerFrom(signal ? AbortSignal.any([signal, timeout]) : timeout);
      if (signal?.aborted) return failed({ kind: 'stopped' });
      if (answer.ok) return answer;
      if (answer.error === 'exhausted') return failed({ kind: 'exhausted' });
      console.info('The browser’s own model gave no usable answer:', answer.error);
    } catch (error) {
      if (signal?.aborted) return failed({ kind: 'stopped' });
      console.info('The browser’s own model did not answer:', error);
    }
    return known;
  }

  async function ask<T extends { destroy(): void }>(
    part: Part<T>,
    say: (opened: T) => Promise<string>,
    wanted: Parameters<typeof readAnswer>[1],
    signal: AbortSignal,
  ): Promise<Result<string, DeviceFailure>> {
    // A child's question must not start a download.
    if ((await part.state()) !== 'ready') return failed('not-there');
    // Opened for each question, because a language model would remember earlier ones.
    const opened = await part.create({ signal });
    try {
      const text = await unlessAborted(say(opened), signal);
      return readAnswer({ text, isBrokenOff: false }, wanted);
    } finally {
      opened.destroy();
    }
  }

  const inTelugu = (text: string, signal: AbortSignal) =>
    ask(toTelugu, (opened) => opened.translate(text, { signal }), IN_TELUGU, signal);
  const inEnglish = (text: string, signal: AbortSignal) =>
    ask(toEnglish, (opened) => opened.translate(text, { signal }), IN_ENGLISH, signal);
  const explained = (prompt: string, signal: AbortSignal) =>
    ask(explainer, (opened) => opened.prompt(prompt, { signal }), IN_ENGLISH, signal);

  return {
    ...builtIn,
    device,

    explain: async (text, options = {}) =>
      orDevice<Explanation>(await builtIn.explain(text, options), options, async (signal) => {
        const { said = [], grade = null } = options;
        const typed = truncated(text, MAX_TYPED_CHARACTERS);
        const isTelugu = isMostlyTelugu(typed);
        const asked = isTelugu ? await inEnglish(typed, signal) : ok(typed);
        if (!asked.ok) return asked;
        const english = await explained(explanationPrompt(asked.value, said, grade), signal);
        if (english.ok) {
          if (said.includes(english.value)) return failed('exhausted');
          const telugu = await inTelugu(english.value, signal);
          return telugu.ok ? ok({ english: english.value, telugu: telugu.value, isFromBrowser: true }) : telugu;
        }
        if (english.error !== 'not-there') return english;
        if (said.length > 0) return failed('exhausted');
        const telugu = isTelugu ? ok(typed) : await inTelugu(typed, signal);
        if (!telugu.ok) return telugu;
        return ok({
          english: `“${asked.value}”. ${ONLY_TRANSLATED.en}`,
          telugu: `“${telugu.value}”. ${ONLY_TRANSLATED.te}`,
          isFromBrowser: true,
        });
      }),

    translate: async (text, options = {}) => {
      const known = await builtIn.translate(text, options);
      // A Telugu text needs no translation.
      if (options.bankOnly || isMostlyTelugu(text)) return known;
      return orDevice<TutorTranslation>(known, options, async (signal) => {
        const telugu = await inTelugu(truncated(text, MAX_TYPED_CHARACTERS), signal);
        return telugu.ok ? ok({ telugu: telugu.value, isFromBrowser: true }) : telugu;
      });
    },
  };
}
