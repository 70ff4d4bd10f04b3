import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askProvider } from './provider';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
});

async function answerOf(listener: RequestListener, { maxBytes = 1000, timeoutMs = 10_000 } = {}) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return askProvider(fetch, { address: `http://127.0.0.1:${port}`, headers: {}, body: {}, maxBytes, timeoutMs });
}

test('a complete answer is parsed', async () => {
  expect(await answerOf((_, outgoing) => outgoing.end('{"a":1}'))).toEqual({ ok: true, value: { a: 1 } });
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['stops in the middle', (_, outgoing) => outgoing.write('{"a":')],
])('a provider that %s times out', async (_, listener) => {
  expect(await answerOf(listener, { timeoutMs: 50 })).toMatchObject({ ok: false, failed: 'timed_out' });
});

test('an answer of exactly the maximum size is accepted, and one byte more is refused', async () => {
  const text = (length: number) => JSON.stringify('x'.repeat(length - 2));
  expect(await answerOf((_, outgoing) => outgoing.end(text(1000)))).toMatchObject({ ok: true });
  server?.close();
  expect(await answerOf((_, outgoing) => outgoing.end(text(1001)))).toMatchObject({ ok: false, failed: 'too_large' });
});
