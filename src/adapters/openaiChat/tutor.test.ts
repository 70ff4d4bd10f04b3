import { afterEach, beforeEach, expect, test } from 'vitest';
import { retryAfter } from '../modelFailure';
import { startMockTutor, type MockTutor } from '../mockTutor/server.testing';
import { openOpenAiChatTutor } from './tutor';

let mock: MockTutor;
beforeEach(async () => {
  mock = await startMockTutor();
});
afterEach(() => mock.close());

test('a call uses the chat completions format with the sampling values it supports', async () => {
  await openOpenAiChatTutor({ baseUrl: `${mock.base}/v1`, model: 'm' }).translate('river');
  const [asked] = mock.asked;
  expect(asked?.path).toBe('/v1/chat/completions');
  expect(asked?.headers.authorization).toBeUndefined();
  expect(asked?.body).toEqual({
    model: 'm',
    messages: [{ role: 'user', content: asked?.prompt }],
    temperature: 0.7,
    top_p: 0.8,
    max_tokens: 250,
  });
});

test('a key is sent as a bearer token, and sampling values can be dropped', async () => {
  const options = { baseUrl: `${mock.base}/v1`, model: 'm', key: 'k', sampling: 'model' } as const;
  await openOpenAiChatTutor(options).translate('river');
  expect(mock.asked[0]?.headers.authorization).toBe('Bearer k');
  expect(Object.keys(Object(mock.asked[0]?.body))).toEqual(['model', 'messages']);
});

test.each([
  ['20', 20],
  ['0.2', 1],
  ['Sun, 15 Nov 2026 10:00:30 GMT', 30],
  ['Sun, 15 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('a Retry-After of %j means %j seconds', (header, seconds) => {
  expect(retryAfter(header, Date.UTC(2026, 10, 15, 10, 0, 0))).toBe(seconds);
});
