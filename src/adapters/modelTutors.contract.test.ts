import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { Tutor, TutorError } from '../ports/tutor';
import { tutorContract } from '../ports/tutor.contract';
import { openGeminiTutor } from './gemini/tutor';
import { openOpenAiChatTutor } from './openaiChat/tutor';
import type { MockAnswer } from './mockTutor/server.testing';

// Runs the adapters of tutor.test.ts in a real browser, with its fetch, CORS, abort signals and headers.
const base = inject('mockTutor');
const firebase = {
  apiKey: 'AIza-test',
  authDomain: 'demo-x.firebaseapp.com',
  projectId: 'demo-x',
  appId: '1:1234567890:web:abcdef',
};

const OVER_HTTP: readonly [name: string, open: (address: string, timeoutMs?: number) => Tutor][] = [
  [
    'gemini',
    (baseUrl, timeoutMs = 30_000) => openGeminiTutor({ firebase, model: 'gemini-3.5-flash', baseUrl, timeoutMs }),
  ],
  [
    'openai',
    (address, timeoutMs = 30_000) => openOpenAiChatTutor({ baseUrl: `${address}/v1`, model: 'local-model', timeoutMs }),
  ],
];

type ReceivedRequest = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly path: string;
};

/** Sets the next answers of the mock server, and returns the requests it has received. */
async function answerWith(answer: MockAnswer | null): Promise<readonly ReceivedRequest[]> {
  const response = await fetch(`${base}/answer-with`, { method: 'POST', body: JSON.stringify(answer) });
  return (await response.json()) as ReceivedRequest[];
}

beforeEach(async () => {
  await answerWith(null);
});

for (const [name, open] of OVER_HTTP) {
  tutorContract(`${name}, in a browser`, async () => ({ tutor: open(base), close: () => Promise.resolve() }));
}

describe.each(OVER_HTTP)('%s over HTTP, in a browser', (_, open) => {
  const failures: readonly [what: string, answer: MockAnswer, error: TutorError][] = [
    ['400', { kind: 'status', status: 400 }, { kind: 'refused', status: 400 }],
    ['403', { kind: 'status', status: 403 }, { kind: 'refused', status: 403 }],
    ['429', { kind: 'status', status: 429, retryAfterSeconds: 21 }, { kind: 'busy', retryAfterSeconds: 21 }],
    ['500', { kind: 'status', status: 500 }, { kind: 'broken', status: 500 }],
    ['no candidates', { kind: 'nothing' }, { kind: 'unusable', fault: 'empty' }],
    ['a prompt blocked by safety', { kind: 'blocked-prompt' }, { kind: 'blocked' }],
    ['an answer blocked by safety', { kind: 'blocked-answer' }, { kind: 'blocked' }],
    ['the wrong script', { kind: 'text', text: 'nadi ante neeru' }, { kind: 'unusable', fault: 'wrong-script' }],
    ['40 KB', { kind: 'text', text: 'నది నీరు '.repeat(4600) }, { kind: 'unusable', fault: 'too-long' }],
  ];

  test.each(failures)('%s is reported with its own error kind', async (_what, answer, error) => {
    await answerWith(answer);
    expect(await open(base).translate('river')).toEqual({ ok: false, error });
  });

  test('a model that never answers times out', async () => {
    await answerWith({ kind: 'silence' });
    expect(await open(base, 50).explain('river')).toEqual({ ok: false, error: { kind: 'timed-out' } });
  });

  test('a dropped connection and a closed port are reported', async () => {
    await answerWith({ kind: 'hang-up' });
    const dropped = await open(base).translate('river');
    expect(dropped.ok ? '' : dropped.error.kind).toMatch(/unreachable|unusable/u);
    // Nothing listens on port 9.
    expect(await open('http://127.0.0.1:9').translate('river')).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });

  test('the browser adds nothing that identifies the learner', async () => {
    await open(base).explain('river', { grade: 4, interests: ['secret kites'] });
    const received = await answerWith(null);
    expect(received).toHaveLength(2);
    for (const { headers, body, path } of received) {
      expect(JSON.stringify([headers, body, path])).not.toContain('secret kites');
      expect(Object.keys(headers)).not.toContain('cookie');
      expect(headers['authorization']).toBeUndefined();
      // The referer may hold the site's origin, but never the page.
      expect(new URL(headers['referer'] ?? location.origin).pathname).toBe('/');
    }
  });
});
