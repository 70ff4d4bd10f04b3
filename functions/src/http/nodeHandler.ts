// Connects the API to Node's requests, in Firebase's onRequest and in serve.ts. No client, provider or handler may
// crash the process.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refused } from './answers';
import type { Api } from './createApi';

/** Firebase has already read the body and provides it as `rawBody`. */
export type NodeRequest = IncomingMessage & { readonly rawBody?: Uint8Array };

const METHODS = ['GET', 'POST', 'OPTIONS'];
/** More than any route accepts; each route has its own smaller limit. */
const MAX_BODY_BYTES = 256_000;
/** A client that is over the limit may send this much more, so that it can read the refusal. */
const MAX_IGNORED_BYTES = 1_000_000;
const BODY_TIMEOUT_MS = 20_000;

export function nodeHandler(
  api: Api,
  bodyTimeoutMs = BODY_TIMEOUT_MS,
): (incoming: NodeRequest, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    // Without a listener, the error of a broken connection would crash the process.
    incoming.on('error', () => {});
    outgoing.on('error', () => {});
    try {
      const response = await answerTo(api, incoming, bodyTimeoutMs);
      if (response) await send(response, incoming, outgoing);
      else outgoing.destroy();
    } catch {
      outgoing.destroy();
    }
  };
}

/** Null when the client has disconnected. */
async function answerTo(api: Api, incoming: NodeRequest, bodyTimeoutMs: number): Promise<Response | null> {
  const method = incoming.method ?? 'GET';
  if (!METHODS.includes(method)) {
    return refused(405, 'method', 'This address is not asked in that way.', { allow: METHODS.join(', ') });
  }
  const address = addressOf(incoming.url ?? '/');
  if (!address) return refused(400, 'address', 'This address cannot be read.');
  const body = method === 'POST' ? await bodyOf(incoming, bodyTimeoutMs) : undefined;
  if (body === 'gone') return null;
  if (body === 'too-large') return refused(413, 'too_large', 'This is more than the server takes.');
  if (body === 'too-slow') return refused(408, 'too_slow', 'The rest of the call did not come.');
  const request = requestFor(address, method, incoming, body);
  return request ? api(request) : refused(400, 'call', 'This call cannot be read.');
}

function addressOf(url: string): string | null {
  // The host does not matter, and a leading `//` must not be read as one.
  const address = url.startsWith('/') ? `http://server${url}` : null;
  return address !== null && URL.canParse(address) ? address : null;
}

function requestFor(
  address: string,
  method: string,
  incoming: NodeRequest,
  body: Uint8Array | undefined,
): Request | null {
  try {
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    return new Request(address, { method, headers, ...(body && { body: Buffer.from(body) }) });
  } catch {
    return null;
  }
}

type Body = Uint8Array | 'gone' | 'too-large' | 'too-slow';

function bodyOf(incoming: NodeRequest, timeoutMs: number): Body | Promise<Body> {
  if (incoming.rawBody) return incoming.rawBody.length > MAX_BODY_BYTES ? 'too-large' : incoming.rawBody;
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return 'too-large';
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => end('too-slow'), timeoutMs);
    const receive = (part: Buffer) => {
      length += part.length;
      if (length > MAX_BODY_BYTES) end('too-large');
      else parts.push(part);
    };
    const end = (body: Body) => {
      clearTimeout(timer);
      incoming.off('data', receive);
      resolve(body);
    };
    incoming.on('data', receive);
    incoming.once('end', () => end(Buffer.concat(parts, length)));
    incoming.once('error', () => end('gone'));
    incoming.once('close', () => end('gone'));
  });
}

async function send(response: Response, incoming: NodeRequest, outgoing: ServerResponse): Promise<void> {
  // An unread body is discarded and the connection closed, or Node would read it as the next request.
  const isUnread = hasBody(incoming) && !incoming.rawBody && !incoming.readableEnded;
  const headers = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, isUnread ? { ...headers, connection: 'close' } : headers);
  if (isUnread) ignoreTheRest(incoming);
  if (!response.body) {
    outgoing.end();
    return;
  }

  const reader = response.body.getReader();
  const gone = new Promise<'gone'>((resolve) => outgoing.once('close', () => resolve('gone')));
  for (;;) {
    const step = await Promise.race([reader.read(), gone]);
    if (step === 'gone') return void reader.cancel().catch(() => {});
    if (step.done) break;
    if (!outgoing.write(step.value) && (await Promise.race([drained(outgoing), gone])) === 'gone') {
      return void reader.cancel().catch(() => {});
    }
  }
  outgoing.end();
}

const hasBody = ({ headers }: NodeRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const drained = (outgoing: ServerResponse) =>
  new Promise<'drained'>((resolve) => outgoing.once('drain', () => resolve('drained')));

function ignoreTheRest(incoming: NodeRequest): void {
  let ignored = 0;
  incoming.on('data', (part: Buffer) => {
    ignored += part.length;
    if (ignored > MAX_IGNORED_BYTES) incoming.destroy();
  });
}
