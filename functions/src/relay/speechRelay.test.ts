import { describe, expect, test } from 'vitest';
import { base64, toneWav } from '../../../src/adapters/speechProviders/sarvam/mock.testing';
import type { Dependencies } from '../dependencies';
import { memoryFiles } from '../files/memoryFiles.testing';
import { mockApi, OPTIONS, post } from '../testing/mockApi.testing';

const CALL = { inputs: ['అమ్మ'], target_language_code: 'te-IN', model: 'bulbul:v1', speaker: 'meera' };
const SOUND = { audios: [base64(toneWav(0.1))], word_timings: [{ word: 'అమ్మ', start_time: 0, end_time: 0.1 }] };
const speak = (body: unknown = CALL, headers = {}) => post('/speech/text-to-speech', body, headers);

const relayWith = (given: Partial<Dependencies> & { provider?: () => Response | Promise<Response> } = {}) =>
  mockApi({ provider: () => Response.json({ request_id: 'r', ...SOUND }), ...given });

describe('the speech relay', () => {
  test('adds the key to the app’s call, and returns the sound without it', async () => {
    const { api, asked } = relayWith();
    const answer = await api(speak({ ...CALL, admin: true, pace: 9 }));
    expect(answer.status).toBe(200);
    expect(JSON.stringify([...answer.headers])).not.toContain('secret');
    expect(await answer.json()).toEqual(SOUND);
    expect(asked[0]?.address).toBe('https://speech.test/text-to-speech');
    expect(asked[0]?.headers.get('api-subscription-key')).toBe('speech-secret');
    expect(asked[0]?.headers.has('authorization')).toBe(false);
    expect(asked[0]?.body).toEqual({
      inputs: ['అమ్మ'],
      target_language_code: 'te-IN',
      enable_preprocessing: true,
      eng_interpolation_wt: 1,
      loudness: 1,
      model: 'bulbul:v1',
      pace: 1,
      pitch: 1,
      speaker: 'meera',
      speech_sample_rate: 22050,
      return_word_timings: true,
    });
  });

  test.each([
    ['a text that is too long', { ...CALL, inputs: ['అ'.repeat(451)] }],
    ['two texts', { ...CALL, inputs: ['అ', 'ఆ'] }],
    ['no text', { ...CALL, inputs: [' '] }],
    ['a text that cannot be said', { ...CALL, inputs: ['—'] }],
    ['a text that is not a string', { ...CALL, inputs: [5] }],
    ['an invalid model name', { ...CALL, model: '../admin' }],
    ['no speaker', { ...CALL, speaker: undefined }],
    ['a body that is not JSON', 'అమ్మ'],
    ['a body that is a list', []],
    ['null', null],
    ['an empty body', ''],
  ])('refuses %s', async (_, body) => {
    const { api, asked } = relayWith();
    const answer = await api(speak(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { message: expect.stringMatching(/\.$/u), code: 'text' } });
    expect(asked).toEqual([]);
  });

  test('refuses a body that is too large', async () => {
    const { api, asked } = relayWith();
    expect((await api(speak({ ...CALL, padding: 'x'.repeat(9000) }))).status).toBe(413);
    expect(asked).toEqual([]);
  });

  test('answers 503 when no voice is configured', async () => {
    const { api } = relayWith({ options: { ...OPTIONS, speech: null } });
    expect((await api(speak())).status).toBe(503);
  });
});

describe('a stored sound', () => {
  test('is paid for once for all learners, whatever the spaces in the text', async () => {
    const { api, asked } = relayWith();
    const answers = [
      await api(speak()),
      await api(speak({ ...CALL, inputs: [' అమ్మ\n'] }, { authorization: 'Bearer bala' })),
    ];
    expect(answers.map((answer) => answer.headers.get('x-sound'))).toEqual(['made', 'kept']);
    expect(await answers[1]?.json()).toEqual(SOUND);
    expect(asked).toHaveLength(1);
  });

  test('is paid for once when many learners ask at the same time', async () => {
    const { api, asked } = relayWith();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api(speak())));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test('is not reused for another voice or text', async () => {
    const { api, asked } = relayWith();
    for (const body of [CALL, { ...CALL, speaker: 'arvind' }, { ...CALL, inputs: ['అమ్మా'] }]) await api(speak(body));
    expect(asked).toHaveLength(3);
  });

  test('has a file name that does not reveal which child asked', async () => {
    const names: string[] = [];
    const files = memoryFiles();
    const { api } = relayWith({ files: { ...files, write: async (name) => void names.push(name) } });
    await api(speak());
    expect(names).toEqual([expect.stringMatching(/^speech\/[0-9a-f]{64}\.json$/u)]);
  });

  test('is made again when its file is damaged', async () => {
    const { api, asked } = relayWith({
      files: { ...memoryFiles(), read: async () => new TextEncoder().encode('{"audios":["<html>"]}') },
    });
    expect(await (await api(speak())).json()).toEqual(SOUND);
    expect(asked).toHaveLength(1);
  });

  test('is not needed: learners hear the sound even when the store is down', async () => {
    const failing = () => Promise.reject(new Error('down'));
    const { api, logged } = relayWith({ files: { read: failing, write: failing, has: failing } });
    expect((await api(speak())).status).toBe(200);
    expect(logged).toContainEqual({ files: 'write failed' });
  });

  test('is always audio: anything else is refused and not stored', async () => {
    const written: string[] = [];
    const { api } = relayWith({
      provider: () => Response.json({ audios: ['PGh0bWw+'] }),
      files: { ...memoryFiles(), write: async (name) => void written.push(name) },
    });
    expect((await api(speak())).status).toBe(502);
    expect(written).toEqual([]);
  });
});

describe('a provider', () => {
  test.each([
    [
      'that is too busy',
      () => new Response('', { status: 429, headers: { 'retry-after': '7' } }),
      429,
      'provider_busy',
    ],
    ['that refuses the text', () => new Response('', { status: 400 }), 422, 'provider_refused'],
    ['that refuses the key', () => Response.json({ key: 'speech-secret' }, { status: 403 }), 502, 'provider_refused'],
    ['that is broken', () => new Response('', { status: 500 }), 502, 'provider_refused'],
    ['that redirects to another host', () => Response.redirect('https://evil.test/', 307), 502, 'provider_redirected'],
    ['that answers with a page', () => new Response('<html>'), 502, 'provider_no_sound'],
    ['that is down', () => Promise.reject(new TypeError('fetch failed')), 502, 'provider_unreachable'],
    ['that is too slow', () => Promise.reject(new DOMException('late', 'TimeoutError')), 502, 'provider_unreachable'],
  ])('%s becomes a readable error', async (_, provider, status, code) => {
    const { api } = relayWith({ provider });
    const answer = await api(speak());
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({ error: { message: expect.stringMatching(/\.$/u), code } });
    expect(text).not.toContain('secret');
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '7' : null);
  });

  test('that failed is asked again for the next request', async () => {
    const answers = [new Response('', { status: 500 }), Response.json(SOUND)];
    const { api } = relayWith({ provider: () => answers.shift() ?? Response.error() });
    expect([(await api(speak())).status, (await api(speak())).status]).toEqual([502, 200]);
  });
});
