import { failed, ok } from '../../domain/result';
import { estimatedSeconds, estimatedTimings } from '../../domain/speech/timings';
import { speechText, wordsOf } from '../../domain/speech/words';
import type { Speech } from '../../ports/speech';

/** Browsers load the list of voices asynchronously; this waits for it up to the timeout. */
export async function teluguVoice(
  synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis,
  timeoutMs = 1000,
): Promise<SpeechSynthesisVoice | undefined> {
  if (!synthesis) return undefined;
  if (synthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
      setTimeout(resolve, timeoutMs);
    });
  }
  return synthesis.getVoices().find(({ lang }) => /^te\b/iu.test(lang.replace('_', '-')));
}

/** The voice built into the device. It returns no audio data, so nothing can be cached. */
export function openDeviceSpeech(
  voice: SpeechSynthesisVoice,
  synthesis: SpeechSynthesis = speechSynthesis,
  setVoice = (utterance: SpeechSynthesisUtterance) => {
    utterance.voice = voice;
  },
): Speech {
  return {
    voice: 'device',
    id: `device ${voice.voiceURI}`,

    warm: async () => {},

    async speak(text, { signal } = {}) {
      if (signal?.aborted) return failed({ kind: 'stopped' });
      const said = speechText(text);
      const words = wordsOf(said);
      if (words.length === 0) return failed({ kind: 'no-chunks' });
      const texts = words.map((word) => word.text);
      const seconds = estimatedSeconds(texts);
      return ok({
        kind: 'device',
        seconds,
        timings: estimatedTimings(texts, seconds),
        timingsFrom: 'estimate',
        start(fromWord, rate, progress) {
          const from = words[fromWord]?.start ?? 0;
          const utterance = new SpeechSynthesisUtterance(said.slice(from));
          setVoice(utterance);
          utterance.lang = voice.lang;
          utterance.rate = rate;
          let stopped = false;
          utterance.addEventListener('boundary', ({ charIndex }) => {
            const index = words.findLastIndex(({ start }) => start <= from + charIndex);
            if (!stopped && index >= 0) progress.word(index);
          });
          utterance.addEventListener('end', () => stopped || progress.ended());
          utterance.addEventListener('error', () => stopped || progress.failed());
          synthesis.cancel();
          synthesis.speak(utterance);
          return () => {
            stopped = true;
            synthesis.cancel();
          };
        },
      });
    },
  };
}
