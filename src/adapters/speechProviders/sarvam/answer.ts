import * as v from 'valibot';
import { failed, ok, type Result } from '../../../domain/result';
import type { WordTiming } from '../../../domain/speech/timings';
import { joinedSounds, readWav, type Sound } from '../../../domain/speech/wav';
import type { SpeechError } from '../../../ports/speech';

const Timings = v.array(v.object({ word: v.string(), start_time: v.number(), end_time: v.number() }));

const Answer = v.object({ audios: v.optional(v.nullable(v.array(v.string()))), word_timings: v.optional(v.unknown()) });

// Sarvam reports errors in either shape: {error: {message}} or {message}.
const Refusal = v.union([
  v.pipe(
    v.object({ error: v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }) }),
    v.transform(({ error }) => error.message),
  ),
  v.pipe(
    v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
    v.transform(({ message }) => message),
  ),
]);

/** `timings` is undefined when Sarvam sent none, and null when what it sent cannot be parsed. */
export type ChunkAudio = { readonly sound: Sound; readonly timings: readonly WordTiming[] | null | undefined };

export async function readAnswer(response: Response): Promise<Result<ChunkAudio, SpeechError>> {
  const body = await response.json().catch((): unknown => undefined);
  if (!response.ok) return failed(refusal(response.status, body));

  const answer = v.safeParse(Answer, body);
  if (!answer.success) return failed(refusal(response.status, body));

  const [first, ...rest] = (answer.output.audios ?? []).map(readAudio);
  if (!first || [first, ...rest].includes(undefined)) return failed({ kind: 'no-audio' });
  const sound = joinedSounds(first, ...rest.filter((part) => part !== undefined));
  return ok({ sound, timings: readTimings(answer.output.word_timings) });
}

function refusal(status: number, body: unknown): SpeechError {
  const message = v.safeParse(Refusal, body);
  return { kind: 'refused', status, message: message.success ? message.output : null };
}

function readAudio(base64: string): Sound | undefined {
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  const sound = readWav(bytes);
  return sound.ok ? sound.value : undefined;
}

function readTimings(value: unknown): WordTiming[] | null | undefined {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  const timings = v.safeParse(Timings, value);
  if (!timings.success) return null;
  return timings.output.map(({ word, start_time, end_time }) => ({
    text: word,
    startTime: start_time,
    endTime: end_time,
  }));
}
