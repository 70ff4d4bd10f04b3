import { failed, ok, type Result } from '../../../domain/result';
import { speakableChunks } from '../../../domain/speech/chunks';
import { sarvamCall } from './call';
import { estimatedTimings, fittingTimings, joinedTimings, type PartTimings } from '../../../domain/speech/timings';
import { joinedSounds, pcm16, secondsOf, type Sound, wavHeader } from '../../../domain/speech/wav';
import { wordsOf } from '../../../domain/speech/words';
import type { Speech, SpeechError, TimingSource } from '../../../ports/speech';
import { type ChunkAudio, readAnswer } from './answer';

const TIMEOUT_MS = 30_000;

export type SarvamOptions = {
  /** https://api.sarvam.ai, or the address of a relay that holds the key. */
  readonly base: string;
  /** For private deployments only: anyone who can load the page can read the key. */
  readonly key?: string | undefined;
  readonly model?: string | undefined;
  readonly speaker?: string | undefined;
  readonly fetch?: typeof fetch;
};

const DEFAULT_MODEL = 'bulbul:v1';
const DEFAULT_SPEAKER = 'meera';

export function openSarvamSpeech(options: SarvamOptions): Speech {
  const { model = DEFAULT_MODEL, speaker = DEFAULT_SPEAKER } = options;
  return {
    voice: 'provider',
    id: `sarvam ${model} ${speaker}`,

    warm: async () => {},

    async speak(text, { signal } = {}) {
      const parts: PartTimings[] = [];
      const sounds: Sound[] = [];
      const sources = new Set<TimingSource>();
      for (const chunk of speakableChunks(text)) {
        const answer = await askForChunk(chunk.text, options, signal);
        if (!answer.ok) return answer;
        const seconds = secondsOf(answer.value.sound);
        const { timings, source } = timingsOf(chunk.text, answer.value, seconds);
        parts.push({ timings, seconds, continuesWord: chunk.continuesWord });
        sounds.push(answer.value.sound);
        sources.add(source);
      }

      const [first, ...rest] = sounds;
      if (!first) return failed({ kind: 'no-chunks' });
      const whole = joinedSounds(first, ...rest);
      const samples = pcm16(whole.samples);
      return ok({
        kind: 'audio',
        wav: new Blob([wavHeader(samples.length, whole.sampleRate), samples], { type: 'audio/wav' }),
        seconds: secondsOf(whole),
        timings: joinedTimings(parts),
        timingsFrom: sources.has('mismatch') ? 'mismatch' : sources.has('estimate') ? 'estimate' : 'voice',
      });
    },
  };
}

async function askForChunk(
  text: string,
  { base, key, model = DEFAULT_MODEL, speaker = DEFAULT_SPEAKER, fetch: send = fetch }: SarvamOptions,
  signal: AbortSignal | undefined,
): Promise<Result<ChunkAudio, SpeechError>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await send(`${base.replace(/\/$/u, '')}/text-to-speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { 'api-subscription-key': key } : {}) },
      body: JSON.stringify(sarvamCall(text, { model, speaker })),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return await readAnswer(response);
  } catch {
    return failed(signal?.aborted ? { kind: 'stopped' } : { kind: 'unreachable' });
  }
}

function timingsOf(text: string, { timings }: ChunkAudio, seconds: number) {
  const words = wordsOf(text).map((word) => word.text);
  const own = timings && fittingTimings(words, timings, seconds);
  if (own) return { timings: own, source: 'voice' as const };
  const source: TimingSource = timings === undefined ? 'estimate' : 'mismatch';
  return { timings: estimatedTimings(words, seconds), source };
}
