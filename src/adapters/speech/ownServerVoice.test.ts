import { expect, test } from 'vitest';
import { failed, ok } from '../../domain/result';
import type { Speech, SpeechError } from '../../ports/speech';
import { ownServerVoice } from './ownServerVoice';

const AUDIO = { kind: 'audio', wav: new Blob(), seconds: 1, timings: [], timingsFrom: 'voice' } as const;

const speechThat = (id: string, speak: Speech['speak']): Speech => ({
  voice: 'provider',
  id,
  warm: async () => {},
  speak,
});

const heardAfter = async (error: SpeechError) => {
  const said: string[] = [];
  const speech = ownServerVoice(
    speechThat('server', async () => failed(error)),
    async () =>
      speechThat('built-in', async (text) => {
        said.push(text);
        return ok(AUDIO);
      }),
  );
  return { spoken: await speech.speak('అమ్మ'), said };
};

test('a visitor who is not signed in hears the built-in voice', async () => {
  const { spoken, said } = await heardAfter({ kind: 'refused', status: 401, message: 'Please sign in again.' });
  expect(spoken.ok).toBe(true);
  expect(said).toEqual(['అమ్మ']);
});

test.each<SpeechError>([{ kind: 'refused', status: 429, message: null }, { kind: 'unreachable' }, { kind: 'stopped' }])(
  'any other failure is passed on: %j',
  async (error) => {
    const { spoken, said } = await heardAfter(error);
    expect(spoken).toEqual({ ok: false, error });
    expect(said).toEqual([]);
  },
);

test('a refusal drops the server’s English message, so that the screen can show its own', async () => {
  const { spoken } = await heardAfter({ kind: 'refused', status: 429, message: 'That was too often.' });
  expect(spoken).toEqual({ ok: false, error: { kind: 'refused', status: 429, message: null } });
});
