import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { nodeHandler } from './nodeHandler.mjs';
import { createSpeechRelay } from './speechRelay.mjs';

const PAGE = 'https://aksharam.test';
const CALL = { inputs: ['అమ్మ'], target_language_code: 'te-IN', model: 'bulbul:v1', speaker: 'meera' };

/** @param {Partial<import('./speechRelay.mjs').RelayOptions>} options */
function relayWith(options = {}) {
  /** @type {{ address: string, headers: Headers, body: unknown }[]} */
  const asked = [];
  const relay = createSpeechRelay({
    key: 'secret',
    base: 'https://sarvam.test',
    allowedOrigins: [PAGE],
    now: () => 0,
    fetch: async (address, init) => {
      asked.push({
        address: String(address),
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
      });
      return Response.json({ request_id: 'r', audios: ['AAAA'] });
    },
    ...options,
  });
  return { relay, asked };
}

const call = (/** @type {unknown} */ body, /** @type {Record<string, string>} */ headers = { origin: PAGE }) =>
  new Request('https://relay.test/api/speech/text-to-speech', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the speech relay', () => {
  test('passes the app’s call on with the key, and the answer back without it', async () => {
    const { relay, asked } = relayWith();
    const answer = await relay(call({ ...CALL, admin: true, pace: 9 }), 'child');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ request_id: 'r', audios: ['AAAA'] });
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(JSON.stringify([...answer.headers])).not.toContain('secret');
    expect(asked[0]?.address).toBe('https://sarvam.test/text-to-speech');
    expect(asked[0]?.headers.get('api-subscription-key')).toBe('secret');
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
    ['another site', { origin: 'https://elsewhere.test' }],
    ['no site at all', {}],
  ])('refuses %s', async (_, headers) => {
    const { relay, asked } = relayWith();
    expect((await relay(call(CALL, headers), 'child')).status).toBe(403);
    expect(asked).toEqual([]);
  });

  test.each([
    ['a text that is too long', { ...CALL, inputs: ['అ'.repeat(451)] }],
    ['two texts', { ...CALL, inputs: ['అ', 'ఆ'] }],
    ['no text', { ...CALL, inputs: [' '] }],
    ['a text that is none', { ...CALL, inputs: [5] }],
    ['a strange model', { ...CALL, model: '../admin' }],
    ['no speaker', { ...CALL, speaker: undefined }],
    ['a body that is too large', { ...CALL, padding: 'x'.repeat(9000) }],
    ['a body that is not JSON', 'అమ్మ'],
    ['a body that is a list', []],
    ['null', null],
  ])('refuses %s', async (_, body) => {
    const { relay, asked } = relayWith();
    const answer = await relay(call(body), 'child');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) } });
    expect(asked).toEqual([]);
  });

  test('knows one address and one method', async () => {
    const { relay } = relayWith();
    const headers = { origin: PAGE };
    expect(
      (await relay(new Request('https://relay.test/other', { method: 'POST', headers, body: '{}' }), 'child')).status,
    ).toBe(404);
    expect((await relay(new Request('https://relay.test/text-to-speech', { headers }), 'child')).status).toBe(404);
    expect(
      (await relay(new Request('https://relay.test/text-to-speech', { method: 'OPTIONS', headers }), 'child')).status,
    ).toBe(204);
  });

  test('answers one caller only so often, and all of them only so often', async () => {
    let time = 0;
    const { relay } = relayWith({ perClientPerMinute: 2, perMinute: 3, now: () => time });
    const statusFor = async (/** @type {string} */ client) => (await relay(call(CALL), client)).status;
    expect([await statusFor('a'), await statusFor('a'), await statusFor('a')]).toEqual([200, 200, 429]);
    expect([await statusFor('b'), await statusFor('c')]).toEqual([200, 429]);
    time = 60_000;
    expect(await statusFor('a')).toBe(200);
  });

  test('passes a refusal of the provider on', async () => {
    const { relay } = relayWith({
      fetch: async () => Response.json({ error: { message: 'Quota', code: 'q' } }, { status: 429 }),
    });
    const answer = await relay(call(CALL), 'child');
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ error: { message: 'Quota', code: 'q' } });
  });

  test('says so when the provider cannot be reached', async () => {
    const { relay } = relayWith({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect((await relay(call(CALL), 'child')).status).toBe(502);
  });
});

describe('behind a real server', () => {
  /** @type {import('node:http').Server | undefined} */
  let server;
  afterEach(() => server?.close());

  test('takes and answers real requests', async () => {
    const { relay, asked } = relayWith();
    const started = createServer(nodeHandler(relay));
    server = started;
    await new Promise((resolve) => started.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = started.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const send = (/** @type {string} */ body) =>
      fetch(`http://127.0.0.1:${port}/text-to-speech`, { method: 'POST', headers: { origin: PAGE }, body });
    expect(await (await send(JSON.stringify(CALL))).json()).toEqual({ request_id: 'r', audios: ['AAAA'] });
    expect((await send('x'.repeat(9000))).status).toBe(400);
    expect(asked).toHaveLength(1);
  });
});
