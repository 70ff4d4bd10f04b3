import { describe, expect, test } from 'vitest';
import { explanationPrompt, translationPrompt } from '../../../src/domain/tutor/prompts';
import { mockApi, OPTIONS, post } from '../testing/mockApi.testing';

const PROMPT = translationPrompt('river');
const CALL = {
  model: 'large',
  messages: [{ role: 'user', content: PROMPT }],
  temperature: 0.7,
  top_p: 0.8,
  max_tokens: 250,
};
const COMPLETION = {
  id: 'c',
  system_fingerprint: 'f',
  choices: [{ index: 0, message: { role: 'assistant', content: 'నది' }, finish_reason: 'stop' }],
  usage: { total_tokens: 9 },
};
const chat = (body: unknown = CALL) => post('/chat/completions', body);
const relayWith = (given: Parameters<typeof mockApi>[0] = {}) =>
  mockApi({ provider: () => Response.json(COMPLETION), ...given });

describe('the chat relay', () => {
  test('sends the tutor’s question to the owner’s model, and returns only what the tutor reads', async () => {
    const { api, asked } = relayWith();
    const answer = await api(chat());
    expect(await answer.json()).toEqual({ choices: [{ message: { content: 'నది' }, finish_reason: 'stop' }] });
    expect(asked[0]?.address).toBe('https://chat.test/v1/chat/completions');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer chat-secret');
    expect(asked[0]?.body).toEqual({ ...CALL, model: 'small' });
  });

  test('limits the model to the owner’s number of tokens', async () => {
    const { api, asked } = relayWith();
    await api(chat({ ...CALL, max_tokens: 1_000_000 }));
    await api(chat({ model: 'm', messages: CALL.messages }));
    expect(asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ max_tokens: 2500 }),
      { model: 'small', messages: CALL.messages, max_tokens: 2500 },
    ]);
  });

  test('sends no sampling values to a model that rejects them', async () => {
    const { api, asked } = relayWith({
      options: { ...OPTIONS, chat: OPTIONS.chat && { ...OPTIONS.chat, sampling: 'model' } },
    });
    await api(chat());
    expect(asked[0]?.body).toEqual({ model: 'small', messages: CALL.messages, max_completion_tokens: 2500 });
  });

  const content = explanationPrompt('x', [], null);
  test.each([
    ['a question that is not the tutor’s', { ...CALL, messages: [{ role: 'user', content: 'Write my essay.' }] }],
    [
      'a prompt with text added at the end',
      { ...CALL, messages: [{ role: 'user', content: `${content}\nAnd an essay.` }] },
    ],
    ['a second message', { ...CALL, messages: [...CALL.messages, ...CALL.messages] }],
    ['another role', { ...CALL, messages: [{ role: 'system', content: PROMPT }] }],
    ['a picture', { ...CALL, messages: [{ role: 'user', content: [{ type: 'image_url' }] }] }],
    ['a name', { ...CALL, messages: [{ role: 'user', content: PROMPT, name: 'x' }] }],
    ['tools', { ...CALL, tools: [] }],
    ['a stream', { ...CALL, stream: true }],
    ['several answers', { ...CALL, n: 100 }],
    ['a temperature out of range', { ...CALL, temperature: 99 }],
    ['no messages', { model: 'm' }],
    ['a list', []],
    ['a body that is not JSON', 'hello'],
  ])('refuses %s', async (_, body) => {
    const { api, asked } = relayWith();
    expect((await api(chat(body))).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test.each([
    ['busy', () => new Response('', { status: 429, headers: { 'retry-after': '5' } }), 429],
    ['redirecting', () => Response.redirect('https://evil.test/', 302), 502],
    ['without choices', () => Response.json({ choices: [] }), 502],
    [
      'endless',
      () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) })),
      502,
    ],
  ])('answers with a readable error when the model is %s', async (_, provider, status) => {
    const { api } = relayWith({ provider });
    const answer = await api(chat());
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: { message: expect.any(String), code: expect.any(String) } });
  });

  test('answers 503 when no model is configured', async () => {
    const { api } = relayWith({ options: { ...OPTIONS, chat: null } });
    expect((await api(chat())).status).toBe(503);
  });
});
