import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { SpeechError } from '../../../ports/speech';
import { openSarvamSpeech, type SarvamOptions } from './speech';
import { base64, mockSarvam, toneWav } from './mock.testing';

type Answer = Parameters<typeof mockSarvam>[0];

function speechAnswering(answer?: Answer, options: Partial<SarvamOptions> = {}) {
  const mock = mockSarvam(answer);
  return {
    speech: openSarvamSpeech({ base: 'https://sarvam.test', key: 'secret', fetch: mock.fetch, ...options }),
    asked: mock.asked,
  };
}

async function audioOf(speech: ReturnType<typeof openSarvamSpeech>, text: string) {
  const spoken = await speech.speak(text);
  if (!spoken.ok || spoken.value.kind !== 'audio') throw new Error(JSON.stringify(spoken));
  return spoken.value;
}

const tone = (seconds: number, rate?: number) => base64(toneWav(seconds, rate));

describe('a call to Sarvam', () => {
  test('has exactly the fields of the specification', async () => {
    const { speech, asked } = speechAnswering();
    await audioOf(speech, 'అమ్మ\nనాన్న');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.address).toBe('https://sarvam.test/text-to-speech');
    expect(asked[0]?.headers.get('api-subscription-key')).toBe('secret');
    expect(asked[0]?.body).toEqual({
      inputs: ['అమ్మ నాన్న'],
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

  test('uses the configured address, model and speaker, and sends no key to a relay', async () => {
    const { speech, asked } = speechAnswering(undefined, {
      base: '/api/speech/',
      key: undefined,
      model: 'bulbul:v2',
      speaker: 'anushka',
    });
    await audioOf(speech, 'అమ్మ');
    expect(asked[0]?.address).toBe('/api/speech/text-to-speech');
    expect(asked[0]?.headers.has('api-subscription-key')).toBe(false);
    expect(asked[0]?.body).toMatchObject({ model: 'bulbul:v2', speaker: 'anushka' });
    expect(speech.id).toBe('sarvam bulbul:v2 anushka');
  });

  test('is made once per chunk, and the chunks are joined into one audio', async () => {
    const { speech, asked } = speechAnswering((_, count) => Response.json({ audios: [tone(count)] }));
    const spoken = await audioOf(speech, 'తెలుగు '.repeat(150));
    expect(asked).toHaveLength(3);
    expect(asked.every(({ body }) => String(body['inputs']).length <= 450)).toBe(true);
    expect(spoken.seconds).toBeCloseTo(6, 2);
    expect(spoken.timings).toHaveLength(150);
    expect(spoken.wav.size).toBe(44 + 6 * 22050 * 2);
  });
});

describe('an answer from Sarvam', () => {
  test('with timings keeps them, shifted by the length of the chunks before', async () => {
    const { speech } = speechAnswering((inputs) => {
      const words = inputs[0]?.split(' ') ?? [];
      const word_timings = words.map((word, index) => ({
        word,
        start_time: index * 0.1,
        end_time: index * 0.1 + 0.09,
      }));
      return Response.json({ audios: [tone(10)], word_timings });
    });
    const spoken = await audioOf(speech, 'తెలుగు '.repeat(100));
    expect(spoken.timingsFrom).toBe('voice');
    const second = spoken.timings.findIndex(({ startTime }) => startTime >= 10);
    expect(spoken.timings[second]?.startTime).toBeCloseTo(10);
    expect(spoken.timings[0]?.endTime).toBeCloseTo(0.09);
  });

  test('without timings gets timings estimated from word length', async () => {
    for (const word_timings of [undefined, null, []]) {
      const { speech } = speechAnswering(() => Response.json({ audios: [tone(1.5)], word_timings }));
      const spoken = await audioOf(speech, 'ab abcd');
      expect(spoken.timingsFrom).toBe('estimate');
      expect(spoken.timings[1]?.startTime).toBeCloseTo(0.6, 2);
    }
  });

  test.each([
    ['too few', [{ word: 'అమ్మ', start_time: 0, end_time: 1 }]],
    [
      'for other words',
      [
        { word: 'x', start_time: 0, end_time: 0.5 },
        { word: 'y', start_time: 0.5, end_time: 1 },
      ],
    ],
    [
      'past the end',
      [
        { word: 'అమ్మ', start_time: 0, end_time: 0.5 },
        { word: 'నాన్న', start_time: 0.5, end_time: 9 },
      ],
    ],
    ['not a list', 'soon'],
    ['missing their times', [{ word: 'అమ్మ' }, { word: 'నాన్న' }]],
  ])(
    'with timings that are %s is still heard, with estimated timings marked as a mismatch',
    async (_, word_timings) => {
      const { speech } = speechAnswering(() => Response.json({ audios: [tone(1)], word_timings }));
      const spoken = await audioOf(speech, 'అమ్మ నాన్న');
      expect(spoken.timingsFrom).toBe('mismatch');
      expect(spoken.timings.map(({ text }) => text)).toEqual(['అమ్మ', 'నాన్న']);
      expect(spoken.timings.at(-1)?.endTime).toBeCloseTo(1, 3);
    },
  );

  test('may hold several audios with different sample rates', async () => {
    const { speech } = speechAnswering(() => Response.json({ audios: [tone(1), tone(1, 8000)] }));
    expect((await audioOf(speech, 'అమ్మ')).seconds).toBeCloseTo(2, 2);
  });
});

const truncated = base64(toneWav(1).subarray(0, 5000));

describe('a Sarvam failure', () => {
  const cases: [name: string, answer: Answer, error: SpeechError][] = [
    [
      'a bad key',
      () => Response.json({ error: { message: 'Invalid key', code: 'invalid' } }, { status: 403 }),
      { kind: 'refused', status: 403, message: 'Invalid key' },
    ],
    [
      'a used-up quota',
      () => Response.json({ error: { message: 'No more credits' } }, { status: 429 }),
      { kind: 'refused', status: 429, message: 'No more credits' },
    ],
    [
      'the older error shape',
      () => Response.json({ message: 'Bad input' }, { status: 400 }),
      { kind: 'refused', status: 400, message: 'Bad input' },
    ],
    [
      'an error without a message',
      () => new Response('', { status: 500 }),
      { kind: 'refused', status: 500, message: null },
    ],
    ['an error page', () => new Response('<html>', { status: 502 }), { kind: 'refused', status: 502, message: null }],
    ['a body that is not JSON', () => new Response('<html>'), { kind: 'refused', status: 200, message: null }],
    [
      'a body of another shape',
      () => Response.json({ audios: 'none', message: 'Try later' }),
      { kind: 'refused', status: 200, message: 'Try later' },
    ],
    ['no audios', () => Response.json({ request_id: 'r' }), { kind: 'no-audio' }],
    ['empty audios', () => Response.json({ audios: [] }), { kind: 'no-audio' }],
    ['an empty audio', () => Response.json({ audios: [''] }), { kind: 'no-audio' }],
    ['broken base64', () => Response.json({ audios: ['%%%'] }), { kind: 'no-audio' }],
    ['a truncated WAV', () => Response.json({ audios: [truncated] }), { kind: 'no-audio' }],
    ['one broken audio of two', () => Response.json({ audios: [tone(1), truncated] }), { kind: 'no-audio' }],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
  ];

  test.each(cases)('%s is reported with its own error kind', async (_, answer, error) => {
    expect(await speechAnswering(answer).speech.speak('అమ్మ')).toEqual({ ok: false, error });
  });

  test('in the second chunk fails the whole text', async () => {
    const { speech, asked } = speechAnswering((_, count) =>
      count === 2 ? new Response('', { status: 500 }) : Response.json({ audios: [tone(1)] }),
    );
    expect((await speech.speak('తెలుగు '.repeat(150))).ok).toBe(false);
    expect(asked).toHaveLength(2);
  });

  test('a text without words is never sent', async () => {
    const { speech, asked } = speechAnswering();
    expect(await speech.speak(' — \n')).toEqual({ ok: false, error: { kind: 'no-chunks' } });
    expect(asked).toEqual([]);
  });

  test('aborting stops further calls', async () => {
    const controller = new AbortController();
    const { speech, asked } = speechAnswering(() => {
      controller.abort();
      return Response.json({ audios: [tone(1)] });
    });
    expect(await speech.speak('తెలుగు '.repeat(150), { signal: controller.signal })).toEqual({
      ok: false,
      error: { kind: 'stopped' },
    });
    expect(asked).toHaveLength(1);
  });
});

describe('over real HTTP', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function serve(handle: Parameters<typeof createServer>[1]) {
    const started = createServer(handle ?? (() => {}));
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    const address = started.address();
    if (typeof address !== 'object' || !address) throw new Error('no address');
    return `http://127.0.0.1:${address.port}`;
  }

  test('a text comes back as audio', async () => {
    let asked = '';
    const base = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (part: string) => (asked += part));
      request.on('end', () =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ audios: [tone(2)] })),
      );
    });
    const spoken = await audioOf(openSarvamSpeech({ base, key: 'k' }), 'నేను బడికి వెళ్తాను');
    expect(spoken.seconds).toBeCloseTo(2, 2);
    expect(JSON.parse(asked)).toMatchObject({ inputs: ['నేను బడికి వెళ్తాను'] });
  });

  test('a dropped connection is reported as unreachable or refused', async () => {
    const base = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9999' });
      response.write('{"audios":["');
      request.socket.destroy();
    });
    const spoken = await openSarvamSpeech({ base, key: 'k' }).speak('అమ్మ');
    expect(spoken).toMatchObject({ ok: false, error: { kind: expect.stringMatching(/unreachable|refused/u) } });
  });

  test('a closed port is reported as unreachable', async () => {
    const base = await serve(() => {});
    server?.close();
    expect(await openSarvamSpeech({ base }).speak('అమ్మ')).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });
});
