import * as v from 'valibot';
import type { SpeechOptions } from '../configuration';
import type { Files } from '../files/files';
import type { LogEntry } from '../http/createApi';
import { askProvider, type ProviderAnswer } from './provider';
import { soundName, type SpeechCall } from './speechCall';

/** 450 characters are under a minute of speech, 3.4 MB in base64. */
const MAX_SOUND_BYTES = 4_000_000;
const PATIENCE_MS = 25_000;
/** “RIFF” in base64: anything else is no sound, and is not kept for everybody. */
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

/** A sound as it was once made, or made now and kept: paid for once, whoever asks and however many at the same time. */
export function openSounds({ speech, files, fetch: send, log }: SoundsOptions): Sounds {
  const underWay = new Map<string, Promise<SoundAnswer>>();

  async function kept(name: string): Promise<Uint8Array | null> {
    try {
      const bytes = await files.read(name);
      return bytes && v.is(MadeSound, JSON.parse(new TextDecoder().decode(bytes))) ? bytes : null;
    } catch {
      // A store that is away or a damaged file costs money, not the child's sound.
      log({ files: 'read failed' });
      return null;
    }
  }

  async function made(name: string, call: SpeechCall): Promise<SoundAnswer> {
    const answer = await askProvider(send, {
      address: `${speech.base}/text-to-speech`,
      headers: { 'api-subscription-key': speech.key },
      body: call,
      maxBytes: MAX_SOUND_BYTES,
      patienceMs: PATIENCE_MS,
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
    const sound = await kept(name);
    if (sound) return { ok: true, sound, from: 'kept' };
    const before = underWay.get(name);
    if (before) return before;
    const making = made(name, call);
    underWay.set(name, making);
    try {
      return await making;
    } finally {
      underWay.delete(name);
    }
  };
}
