// Signs tokens as Google does, and mocks the server from which firebase-admin fetches Google's keys.
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';

export const PROJECT = 'demo-aksharam';
const KEY_ID = 'key-of-today';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signed(payload: object, key: KeyObject, header: object = {}): string {
  const text = `${encoded({ alg: 'RS256', kid: KEY_ID, typ: 'JWT', ...header })}.${encoded(payload)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

/** An https agent that connects to the mock server, in plain text. */
class RedirectingAgent extends Agent {
  constructor(readonly port: number) {
    super();
  }
  override createConnection() {
    return connect(this.port, '127.0.0.1');
  }
}

export async function startGoogleKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificates = { [KEY_ID]: publicKey.export({ type: 'spki', format: 'pem' }) };
  const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
  const server = createServer((incoming, outgoing) => {
    const isForAppCheck = incoming.url?.includes('jwks') ?? false;
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify(isForAppCheck ? keys : certificates));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    agent: new RedirectingAgent(port),
    googlesKey: privateKey,
    strangersKey: stranger.privateKey,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
