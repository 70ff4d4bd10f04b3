import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { Tutor, TutorError } from '../ports/tutor';
import { tutorContract } from '../ports/tutor.contract';
import { openGeminiTutor } from './gemini/tutor';
import { openOpenAiChatTutor } from './openaiChat/tutor';
import type { MockAnswer } from './mockTutor/server.testing';

// The same adapters as in tutor.test.ts, in a real browser: its fetch, its CORS, its abort signals, its headers.
const base = inject('mockTutor');
const firebase = {
  apiKey: 'AIza-test',
  authDomain: 'demo-x.firebaseapp.com',
  projectId: 'demo-x',
  appId: '1:1234567890:web:abcdef',
};

const OVER_HTTP: readonly [name: string, open: (address: string, patienceMs?: number) => Tutor][] = [
  [
    'gemini',
    (baseUrl, patienceMs = 30_000) => openGeminiTutor({ firebase, model: 'gemini-3.5-flash', baseUrl, patienceMs }),
  ],
  [
    'openai',
    (address, patienceMs = 30_000) =>
      openOpenAiChatTutor({ baseUrl: `${address}/v1`, model: 'local-model', patienceMs }),
  ],
];

type Heard = { readonly headers: Readonly<Record<string, string>>; readonly body: unknown; readonly path: string };

/** Says how the stand-in is to answer from now on; gives what it was asked until now. */
async function answerWith(answer: MockAnswer | null): Promise<readonly Heard[]> {
  const told = await fetch(`${base}/answer-with`, { method: 'POST', body: JSON.stringify(answer) });
  return (await told.json()) as Heard[];
}

beforeEach(async () => {
  await answerWith(null);
});

for (const [name, open] of OVER_HTTP) {
  tutorContract(`${name}, in a browser`, async () => ({ tutor: open(base), close: () => Promise.resolve() }));
}

describe.each(OVER_HTTP)('%s over HTTP, in a browser', (_, open) => {
  const faults: readonly [what: string, answer: MockAnswer, error: TutorError][] = [
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

  test.each(faults)('%s is told as what it is', async (_what, answer, error) => {
    await answerWith(answer);
    expect(await open(base).translate('river')).toEqual({ ok: false, error });
  });

  test('a model that never answers is not waited for for ever', async () => {
    await answerWith({ kind: 'silence' });
    expect(await open(base, 50).explain('river')).toEqual({ ok: false, error: { kind: 'timed-out' } });
  });

  test('a connection that breaks off, and nobody there', async () => {
    await answerWith({ kind: 'hang-up' });
    const brokenOff = await open(base).translate('river');
    expect(brokenOff.ok ? '' : brokenOff.error.kind).toMatch(/unreachable|unusable/u);
    // Port 9 discards; nobody listens on it here.
    expect(await open('http://127.0.0.1:9').translate('river')).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });

  test('the browser adds nothing that tells who asks', async () => {
    await open(base).explain('river', { grade: 4, interests: ['secret kites'] });
    const heard = await answerWith(null);
    expect(heard).toHaveLength(2);
    for (const { headers, body, path } of heard) {
      expect(JSON.stringify([headers, body, path])).not.toContain('secret kites');
      expect(Object.keys(headers)).not.toContain('cookie');
      expect(headers['authorization']).toBeUndefined();
      // At most the site's own origin; never the page.
      expect(new URL(headers['referer'] ?? location.origin).pathname).toBe('/');
    }
  });
});
