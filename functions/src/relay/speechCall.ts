import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { MAX_CHUNK_CHARACTERS } from '../../../src/domain/speech/chunks';
import { sarvamCall } from '../../../src/adapters/speechProviders/sarvam/call';
import { speechText, wordsOf } from '../../../src/domain/speech/words';

const Name = v.pipe(v.string(), v.regex(/^[\w:.-]{1,40}$/u));
/** The other fields that the app sends are the same in every call, so the server sets them. */
const AppCall = v.object({
  inputs: v.strictTuple([v.pipe(v.string(), v.maxLength(MAX_CHUNK_CHARACTERS))]),
  model: Name,
  speaker: Name,
});

export type Voice = { readonly model: string; readonly speaker: string };

export type SpeechCall = ReturnType<typeof sarvamCall>;

/** Null when the text has no words. Spaces are normalized, so that the same sentence gives the same call. */
export function speechCallFor(text: string, voice: Voice): SpeechCall | null {
  const said = speechText(text).trim().replaceAll(/\s+/gu, ' ');
  return wordsOf(said).length === 0 ? null : sarvamCall(said, voice);
}

/** Drops every field that the app does not send. */
export function readSpeechCall(body: unknown): SpeechCall | null {
  const call = v.safeParse(AppCall, body);
  return call.success ? speechCallFor(call.output.inputs[0], call.output) : null;
}

/** A hash of everything the sound depends on, so that the name reveals nothing of the text. */
export const soundName = (call: SpeechCall): string =>
  `speech/${createHash('sha256').update(JSON.stringify(call)).digest('hex')}.json`;
