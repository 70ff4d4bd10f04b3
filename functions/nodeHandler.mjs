// Makes a Request → Response function answer Node's requests: in Firebase's onRequest, and in serve.mjs.
import { Readable } from 'node:stream';

/**
 * Firebase has already read the body and keeps it as `rawBody`.
 * @typedef {import('node:http').IncomingMessage & { rawBody?: Uint8Array<ArrayBuffer>, ip?: string }} NodeRequest
 */

/**
 * @param {import('./speechRelay.mjs').Relay} relay
 * @returns {(incoming: NodeRequest, outgoing: import('node:http').ServerResponse) => Promise<void>}
 */
export function nodeHandler(relay) {
  return async (incoming, outgoing) => {
    const method = incoming.method ?? 'GET';
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    /** @type {RequestInit & { duplex?: 'half' }} */
    const options = { method, headers };
    if (hasBody && incoming.rawBody) options.body = incoming.rawBody;
    else if (hasBody) {
      options.body = asWebStream(incoming);
      options.duplex = 'half';
    }
    const request = new Request(new URL(incoming.url ?? '/', 'http://relay'), options);
    const response = await relay(request, incoming.ip ?? incoming.socket.remoteAddress ?? 'unknown');
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
}

/** @param {NodeRequest} incoming @returns {ReadableStream<Uint8Array<ArrayBuffer>>} */
function asWebStream(incoming) {
  const parts = Readable.from(incoming)[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // Read to its end and forgotten: closing the connection would also close it for our answer.
    cancel: () => void incoming.resume(),
  });
}
