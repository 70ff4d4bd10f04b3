import * as v from 'valibot';
import type { SpeechOptions } from '../configuration';
import type { Files } from '../files/files';
import type { LogEntry } from '../http/createApi';
import { askProvider, type ProviderAnswer } from './provider';
import { soundName, type SpeechCall } from './speechCall';

/** 450 characters are less than a minute of speech, or 3.4 MB in base64. */
const MAX_SOUND_BYTES = 4_000_000;
const TIMEOUT_MS = 25_000;
/** “RIFF” in base64: anything else is not audio and must not be stored for every learner. */
const WAV_IN_BASE64 = /^UklGR[\w+/]+={0,2}$/u;

const MadeSound = v.object({
  audios: v.pipe(v.array(v.pipe(v.string(), v.regex(WAV_IN_BASE64))), v.minLength(1), v.maxLength(8)),
  word_timings: v.optional(v.unknown()),
});

export type SoundAnswer =
  | { readonly ok: true; readonly sound: Uint8Array; readonly from: 'kept' | 'made' }
  | Extract<ProviderAnswer, { ok: false }>;

export type Sounds = (call: SpeechCall) => Promise<SoundAnswer>;

type SoundsOptions = {
  readonly speech: SpeechOptions;
  readonly files: Files;
  readonly fetch: typeof fetch;
  readonly log: (entry: LogEntry) => void;
};

/** Reads a sound from the store, or buys and stores it. Concurrent requests share one purchase. */
export function openSounds({ speech, files, fetch: send, log }: SoundsOptions): Sounds {
  const pending = new Map<string, Promise<SoundAnswer>>();

  async function readStored(name: string): Promise<Uint8Array | null> {
    try {
      const bytes = await files.read(name);
      return bytes && v.is(MadeSound, JSON.parse(new TextDecoder().decode(bytes))) ? bytes : null;
    } catch {
      // When the store is down or the file is damaged, the sound is bought again and the child still hears it.
      log({ files: 'read failed' });
      return null;
    }
  }

  async function make(name: string, call: SpeechCall): Promise<SoundAnswer> {
    const answer = await askProvider(send, {
      address: `${speech.base}/text-to-speech`,
      headers: { 'api-subscription-key': speech.key },
      body: call,
      maxBytes: MAX_SOUND_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    if (!answer.ok) return answer;
    const sound = v.safeParse(MadeSound, answer.value);
    if (!sound.success) return { ok: false, failed: 'no_sound', status: 200, retryAfter: null };
    const bytes = new TextEncoder().encode(JSON.stringify(sound.output));
    await files.write(name, bytes).catch(() => log({ files: 'write failed' }));
    return { ok: true, sound: bytes, from: 'made' };
  }

  return async (call) => {
    const name = soundName(call);
    const sound = await readStored(name);
    if (sound) return { ok: true, sound, from: 'kept' };
    const earlier = pending.get(name);
    if (earlier) return earlier;
    const making = make(name, call);
    pending.set(name, making);
    try {
      return await making;
    } finally {
      pending.delete(name);
    }
  };
}
