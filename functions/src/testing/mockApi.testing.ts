// The whole API with mocks for everything outside of it.
import { createServerApi } from '../api';
import type { ServerOptions } from '../configuration';
import type { Dependencies } from '../dependencies';
import { memoryFiles } from '../files/memoryFiles.testing';
import type { LogEntry } from '../http/createApi';
import { memoryLimits } from '../http/memoryLimits';

export const PAGE = 'https://aksharam.test';

export const OPTIONS: ServerOptions = {
  allowedOrigins: [PAGE],
  requiresAppCheck: false,
  soundsBucket: null,
  speech: { base: 'https://speech.test', key: 'speech-secret' },
  chat: { base: 'https://chat.test/v1', key: 'chat-secret', model: 'small', maxTokens: 2500, sampling: 'spec' },
};

const absent = (name: string): never => {
  throw new Error(`${name} is not part of this test`);
};

/** `Bearer anna` signs in Anna; verifyWithFirebase.test.ts tests real tokens. */
export function mockApi(
  given: Partial<Dependencies> & { readonly provider?: () => Response | Promise<Response> } = {},
) {
  const { provider, ...dependencies } = given;
  const logged: LogEntry[] = [];
  const asked: { readonly address: string; readonly headers: Headers; readonly body: unknown }[] = [];
  const api = createServerApi({
    options: OPTIONS,
    get firestore() {
      return absent('Firestore');
    },
    get auth() {
      return absent('Auth');
    },
    verifyLearner: async (token) => (/^[a-z]+$/u.test(token) ? { uid: token, provider: 'google.com' } : null),
    verifyAppCheck: null,
    limits: memoryLimits(() => 0),
    files: memoryFiles(),
    fetch: async (address, init) => {
      const body: unknown = JSON.parse(String(init?.body));
      asked.push({ address: String(address), headers: new Headers(init?.headers), body });
      return provider ? provider() : Response.json({});
    },
    now: () => 0,
    log: (entry) => logged.push(entry),
    ...dependencies,
  });
  return { api, asked, logged };
}

export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`https://server.test/api${path}`, {
    method: 'POST',
    headers: { origin: PAGE, authorization: 'Bearer anna', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
