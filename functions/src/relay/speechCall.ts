import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { MAX_CHUNK_CHARACTERS } from '../../../src/domain/speech/chunks';
import { sarvamCall } from '../../../src/domain/speech/sarvamCall';
import { speechText, wordsOf } from '../../../src/domain/speech/words';

const Name = v.pipe(v.string(), v.regex(/^[\w:.-]{1,40}$/u));
/** What the app sends beyond this is the same in every call, and is set by us. */
const Asked = v.object({
  inputs: v.strictTuple([v.pipe(v.string(), v.maxLength(MAX_CHUNK_CHARACTERS))]),
  model: Name,
  speaker: Name,
});

export type Voice = { readonly model: string; readonly speaker: string };

export type SpeechCall = ReturnType<typeof sarvamCall>;

/** `null` when there is nothing that could be said. The same sentence is the same call, however it was spaced. */
export function speechCallFor(text: string, voice: Voice): SpeechCall | null {
  const said = speechText(text).trim().replaceAll(/\s+/gu, ' ');
  return wordsOf(said).length === 0 ? null : sarvamCall(said, voice);
}

/** Only what the app sends is passed on; whatever else a caller adds is not. */
export function readSpeechCall(body: unknown): SpeechCall | null {
  const asked = v.safeParse(Asked, body);
  return asked.success ? speechCallFor(asked.output.inputs[0], asked.output) : null;
}

/** Everything that a sound depends on, and nothing of it to be read. */
export const soundName = (call: SpeechCall): string =>
  `speech/${createHash('sha256').update(JSON.stringify(call)).digest('hex')}.json`;
