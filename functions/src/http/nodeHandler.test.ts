// Sends hostile requests over real sockets: the server must answer the next caller and leave no error unhandled.
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { base64, toneWav } from '../../../src/adapters/speechProviders/sarvam/mock.testing';
import { startServer, type StartedServer } from '../server';
import { mockApi, OPTIONS, PAGE } from '../testing/mockApi.testing';
import type { Api } from './createApi';
import { nodeHandler } from './nodeHandler';

const unhandled: unknown[] = [];
const recordUnhandled = (reason: unknown) => void unhandled.push(reason);
const servers: StartedServer[] = [];
const providers: Server[] = [];

beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', recordUnhandled).on('uncaughtException', recordUnhandled);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const provider of providers.splice(0)) {
    provider.closeAllConnections();
    await new Promise<void>((resolve) => provider.close(() => resolve()));
  }
  // Node reports unhandled rejections one turn after they happen.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', recordUnhandled).off('uncaughtException', recordUnhandled);
  if (unhandled.length > 0) throw new Error(`left unhandled: ${unhandled.join(', ')}`);
});

async function serving(api: Api): Promise<StartedServer> {
  const server = await startServer(api, 0);
  servers.push(server);
  return server;
}

async function providerAnswering(listener: RequestListener): Promise<string> {
  const provider = createServer(listener);
  providers.push(provider);
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const relayTo = (base: string) =>
  serving(mockApi({ fetch, options: { ...OPTIONS, speech: { base, key: 'speech-secret' } } }).api);

const HEADERS = { origin: PAGE, authorization: 'Bearer anna', 'content-type': 'application/json' };
const SPEAK = JSON.stringify({ inputs: ['అమ్మ'], model: 'm', speaker: 's' });
const speak = (url: string) =>
  fetch(`${url}/api/speech/text-to-speech`, { method: 'POST', headers: HEADERS, body: SPEAK });

const expectAnAnswer = async (url: string) => expect((await fetch(`${url}/api/none`)).status).toBe(404);

/** Sends raw bytes and returns everything received until the server closes the connection. */
function raw(url: string, bytes: string, then?: (socket: Socket) => void): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, () => then?.(socket));
    });
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (received += text));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

const END = 'Host: x\r\nConnection: close\r\n\r\n';

describe('a malformed request', () => {
  test.each([
    ['TRACE', `TRACE / HTTP/1.1\r\n${END}`, 405],
    ['TRACE of a route', `TRACE /api/speech/text-to-speech HTTP/1.1\r\n${END}`, 405],
    ['PROPFIND', `PROPFIND / HTTP/1.1\r\n${END}`, 405],
    ['DELETE with a body', `DELETE /api HTTP/1.1\r\nContent-Length: 2\r\n${END}xx`, 405],
    ['a method that does not exist', `STEAL / HTTP/1.1\r\n${END}`, 400],
    ['two slashes', `GET // HTTP/1.1\r\n${END}`, 404],
    ['two slashes and a port', `GET //x:99999/ HTTP/1.1\r\n${END}`, 404],
    ['a POST of two slashes', `POST // HTTP/1.1\r\nContent-Length: 0\r\n${END}`, 404],
    ['a broken escape', `GET /api/%zz%00%ff HTTP/1.1\r\n${END}`, 404],
    ['a star', `OPTIONS * HTTP/1.1\r\n${END}`, 400],
    ['another host’s address', `GET http://[::1 HTTP/1.1\r\n${END}`, 400],
    ['a backslash', `GET /\\..\\ HTTP/1.1\r\n${END}`, 404],
    ['bytes beyond ASCII in the address', `GET /\u00e0\u00b0\u0085 HTTP/1.1\r\n${END}`, 400],
    ['a header of high bytes', `GET / HTTP/1.1\r\nX-Name: \u00ff\u0080\r\n${END}`, 404],
    [
      'a token of high bytes',
      `POST /api/speech/text-to-speech HTTP/1.1\r\nAuthorization: Bearer \u00ff\r\n${END}`,
      401,
    ],
    ['the same header twice', `GET / HTTP/1.1\r\nOrigin: ${PAGE}\r\nOrigin: https://evil.test\r\n${END}`, 403],
    ['two lengths', `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${END}x`, 400],
    ['a length and chunks', `POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${END}x`, 400],
    ['a negative length', `POST / HTTP/1.1\r\nContent-Length: -5\r\n${END}`, 400],
    ['a cookie with no name', `GET / HTTP/1.1\r\nCookie: =;;=\r\n${END}`, 404],
    ['no HTTP at all', `hello\r\n\r\n`, 400],
    ['an upgrade', `GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\nHost: x\r\n\r\n`, 404],
  ])('with %s is answered, and so is the next caller', async (_, bytes, status) => {
    const { url } = await serving(mockApi().api);
    expect(await raw(url, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    await expectAnAnswer(url);
  });

  test('with CONNECT is disconnected', async () => {
    const { url } = await serving(mockApi().api);
    expect(await raw(url, `CONNECT evil.test:443 HTTP/1.1\r\n${END}`)).toBe('');
    await expectAnAnswer(url);
  });
});

describe('a body', () => {
  const POST = `POST /api/speech/text-to-speech HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer anna\r\nOrigin: ${PAGE}\r\n`;

  test('whose connection is reset does not stop the server', async () => {
    const { url } = await serving(mockApi().api);
    for (let times = 0; times < 20; times += 1) {
      await raw(url, `${POST}Content-Length: 500\r\n\r\n{"inputs":["`, (socket) => socket.resetAndDestroy());
      await raw(url, `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\n{"inp`, (socket) => socket.resetAndDestroy());
      await raw(url, `${POST}Content-Length: 500\r\n\r\n{"inputs":["`, (socket) => socket.end());
    }
    await expectAnAnswer(url);
  });

  test('with broken chunks is disconnected', async () => {
    const { url } = await serving(mockApi().api);
    await raw(url, `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`);
    await expectAnAnswer(url);
  });

  test('with a length over the limit is refused before it arrives', async () => {
    const { url } = await serving(mockApi().api);
    const answer = await raw(url, `${POST}Content-Length: 900000000\r\n\r\n`, (socket) => socket.end());
    expect(answer).toMatch(/^HTTP\/1.1 413 /u);
    await expectAnAnswer(url);
  });

  test('without an end is refused, then disconnected', async () => {
    const { url } = await serving(mockApi().api);
    let sent = 0;
    const answer = await raw(url, `${POST}Transfer-Encoding: chunked\r\n\r\n`, (socket) => {
      const chunk = `ffff\r\n${'x'.repeat(0xffff)}\r\n`;
      const more = () => {
        while (!socket.destroyed && sent < 200_000_000) {
          sent += chunk.length;
          if (!socket.write(chunk)) return;
        }
      };
      socket.on('drain', more);
      more();
    });
    expect(sent).toBeLessThan(20_000_000);
    expect(answer === '' || answer.startsWith('HTTP/1.1 413 ')).toBe(true);
    await expectAnAnswer(url);
  });

  test('that never arrives times out', async () => {
    const slow = createServer(nodeHandler(mockApi().api, 20));
    providers.push(slow);
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const answer = await raw(`http://127.0.0.1:${port}`, `${POST}Content-Length: 50\r\n\r\n{`);
    expect(answer).toMatch(/^HTTP\/1.1 408 /u);
  });

  test('is never read as the next request on the same connection', async () => {
    const { url } = await serving(mockApi().api);
    const hidden = 'GET /api/none HTTP/1.1\r\nHost: x\r\n\r\n';
    const bytes = `PUT /api HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`;
    expect((await raw(url, bytes)).match(/HTTP\/1.1/gu)).toHaveLength(1);
  });
});

describe('a body that Firebase has read already', () => {
  async function afterFirebase(body: string): Promise<Response> {
    const handle = nodeHandler(mockApi({ provider: () => Response.json({ audios: [base64(toneWav(0.1))] }) }).api);
    const base = await providerAnswering(async (incoming, outgoing) => {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part);
      await handle(Object.assign(incoming, { rawBody: Buffer.concat(parts) }), outgoing);
    });
    return fetch(`${base}/speech/text-to-speech`, { method: 'POST', headers: HEADERS, body });
  }

  test('is used unchanged', async () => {
    expect((await afterFirebase(SPEAK)).status).toBe(200);
    expect((await afterFirebase('')).status).toBe(400);
  });

  test('is refused when it is too long', async () => {
    expect((await afterFirebase('x'.repeat(300_000))).status).toBe(413);
  });
});

describe('a client', () => {
  test('that disconnects stops the answer', async () => {
    let stopped: (word: string) => void = () => {};
    const isStopped = new Promise<string>((resolve) => (stopped = resolve));
    const endless = () =>
      new ReadableStream({
        pull: (stream) => stream.enqueue(new Uint8Array(65_536)),
        cancel: () => stopped('stopped'),
      });
    const { url } = await serving(async () => new Response(endless()));
    const controller = new AbortController();
    const answer = await fetch(url, { signal: controller.signal });
    await answer.body?.getReader().read();
    controller.abort();
    expect(await isStopped).toBe('stopped');
  });

  test('sees an error when the answer breaks off', async () => {
    const { url } = await serving(
      async () =>
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new Uint8Array(10)),
            pull: (stream) => stream.error(new Error('away')),
          }),
        ),
    );
    await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow(/terminated|fetch failed/u);
  });

  test('is disconnected when the API throws, and the next one is answered', async () => {
    let calls = 0;
    const { url } = await serving(async () => {
      calls += 1;
      if (calls === 1) throw new Error('broken');
      return new Response(null, { status: 404 });
    });
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    await expectAnAnswer(url);
  });

  test('gets complete answers, even when many ask at the same time', async () => {
    const { url } = await serving(async () => new Response(new Uint8Array(1_000_000)));
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(url).then((one) => one.arrayBuffer())));
    expect(answers.every((bytes) => bytes.byteLength === 1_000_000)).toBe(true);
  });
});

describe('a provider', () => {
  test('that answers is passed on', async () => {
    const sound = { audios: [base64(toneWav(0.1))] };
    const base = await providerAnswering((_, outgoing) => outgoing.end(JSON.stringify(sound)));
    const { url } = await relayTo(base);
    expect(await (await speak(url)).json()).toEqual(sound);
  });

  test.each<[string, RequestListener]>([
    ['hangs up', (incoming) => incoming.socket.destroy()],
    ['resets', (incoming) => incoming.socket.resetAndDestroy()],
    [
      'cuts off in the middle of its answer',
      (incoming, outgoing) => {
        outgoing.writeHead(200, { 'content-length': '9999' });
        outgoing.write('{"audios":["', () => incoming.socket.destroy());
      },
    ],
    [
      'cuts off in the middle of a chunk',
      (incoming, outgoing) => outgoing.write('{"audios":["', () => incoming.socket.resetAndDestroy()),
    ],
    ['speaks no HTTP', (incoming) => incoming.socket.end('hello\r\n\r\n')],
    [
      'answers with broken compression',
      (_, outgoing) => outgoing.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
    ],
  ])('that %s gives a readable error', async (_, listener) => {
    const { url } = await relayTo(await providerAnswering(listener));
    const answer = await speak(url);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ error: { message: 'The voice did not answer.', code: expect.any(String) } });
    await expectAnAnswer(url);
  });

  test.each([301, 302, 303, 307, 308])('that redirects with %d is not followed', async (status) => {
    const seen: unknown[] = [];
    const elsewhere = await providerAnswering((incoming, outgoing) => {
      seen.push(incoming.headers);
      outgoing.end();
    });
    const base = await providerAnswering((_, outgoing) => outgoing.writeHead(status, { location: elsewhere }).end());
    const { url } = await relayTo(base);
    expect((await speak(url)).status).toBe(502);
    expect(seen).toEqual([]);
  });

  test('that answers with 200 MB is cut off', async () => {
    let sent = 0;
    let closed: () => void = () => {};
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const part = Buffer.alloc(1_000_000, 'A');
    const base = await providerAnswering((_, outgoing) => {
      outgoing.on('close', () => closed()).on('error', () => {});
      const more = () => {
        while (!outgoing.destroyed && sent < 200_000_000) {
          sent += part.length;
          if (!outgoing.write(part)) return;
        }
        outgoing.end();
      };
      outgoing.on('drain', more);
      more();
    });
    const { url } = await relayTo(base);
    const answer = await speak(url);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ error: { code: 'provider_too_large' } });
    await isClosed;
    expect(sent).toBeLessThan(40_000_000);
  });
});
