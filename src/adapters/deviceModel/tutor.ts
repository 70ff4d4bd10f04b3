import { ONLY_TRANSLATED } from '../../content/onlyTranslated';
import { failed, ok, type Result } from '../../domain/result';
import { type AnswerFault, readAnswer } from '../../domain/tutor/modelAnswer';
import { explanationPrompt, MAX_TYPED_CHARACTERS } from '../../domain/tutor/prompts';
import { truncated } from '../../domain/tutor/truncate';
import { isMostlyTelugu } from '../../domain/tutor/writtenIn';
import type { AskOptions, Explanation, Tutor, TutorError, TutorTranslation } from '../../ports/tutor';
import type { OpenedDeviceModel } from './deviceModel';
import { type Part, unlessAborted } from './parts';

const NO_ANSWER_AFTER_MS = 30_000;
/** As for the live tutors: the Telugu of an explanation of 250 characters. */
const IN_TELUGU = { script: 'Telugu', limit: 500 } as const;
const IN_ENGLISH = { script: 'Latin' } as const;

type Fault = AnswerFault | 'not-there' | 'exhausted';

/**
 * The built-in tutor, and for a word it does not know the browser's own translation and language model, where a grown-up
 * has switched them on. When these fail in any way, the answer is the built-in tutor's own.
 */
export function withDeviceModel(builtIn: Tutor, device: OpenedDeviceModel, patienceMs = NO_ANSWER_AFTER_MS): Tutor {
  const { toTelugu, toEnglish, explainer } = device.parts;

  async function orDevice<T>(
    known: Result<T, TutorError>,
    { signal }: AskOptions,
    answerFrom: (signal: AbortSignal) => Promise<Result<T, Fault>>,
  ): Promise<Result<T, TutorError>> {
    if (known.ok || known.error.kind !== 'unknown-word' || !device.state().isOn) return known;
    const patience = AbortSignal.timeout(patienceMs);
    try {
      const answer = await answerFrom(signal ? AbortSignal.any([signal, patience]) : patience);
      if (signal?.aborted) return failed({ kind: 'stopped' });
      if (answer.ok) return answer;
      if (answer.error === 'exhausted') return failed({ kind: 'exhausted' });
      console.info('The browser’s own model has nothing to show:', answer.error);
    } catch (fault) {
      if (signal?.aborted) return failed({ kind: 'stopped' });
      console.info('The browser’s own model did not answer:', fault);
    }
    return known;
  }

  async function ask<T extends { destroy(): void }>(
    part: Part<T>,
    say: (opened: T) => Promise<string>,
    wanted: Parameters<typeof readAnswer>[1],
    signal: AbortSignal,
  ): Promise<Result<string, Fault>> {
    // Only what is there already: a child's question starts no download.
    if ((await part.state()) !== 'ready') return failed('not-there');
    // Opened for each question: a language model would remember those before.
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
      // What is in Telugu already has nothing to be translated into.
      if (options.bankOnly || isMostlyTelugu(text)) return known;
      return orDevice<TutorTranslation>(known, options, async (signal) => {
        const telugu = await inTelugu(truncated(text, MAX_TYPED_CHARACTERS), signal);
        return telugu.ok ? ok({ telugu: telugu.value, isFromBrowser: true }) : telugu;
      });
    },
  };
}
