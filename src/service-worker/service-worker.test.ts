import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Asked = { readonly url: string; readonly mode?: string; readonly method?: string };

/** As a browser hands it over, with what the worker does to it. */
type Listener = (event: { request: object; respondWith: (response: unknown) => void }) => void;

const ORIGIN = 'https://telugu.example';
const listeners = new Map<string, Listener>();

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  });
  for (const name of ['VERSION', 'VOICE_VERSION']) vi.stubGlobal(name, 'test');
  for (const name of ['FIRST_FILES', 'LATER_FILES']) vi.stubGlobal(name, []);
  vi.stubGlobal('caches', { open: () => new Promise(() => undefined) });
  // A worker is a script and exports nothing: only Vite can import it.
  const script = './service-worker.ts';
  await import(/* @vite-ignore */ script);
});
afterAll(() => vi.unstubAllGlobals());

function isAnswered({ url, mode = 'navigate', method = 'GET' }: Asked): boolean {
  const respondWith = vi.fn<(response: unknown) => void>();
  listeners.get('fetch')?.({ request: { url: new URL(url, ORIGIN).href, mode, method }, respondWith });
  return respondWith.mock.calls.length > 0;
}

describe('the service worker', () => {
  it.each(['/__/auth/handler', '/__/auth/iframe', '/__/firebase/init.json', '/api/erase', '/api'])(
    'never answers %s, which is not the app’s',
    (url) => {
      expect(isAnswered({ url })).toBe(false);
      expect(isAnswered({ url: `${url}?x=/dashboard`, mode: 'cors' })).toBe(false);
    },
  );

  it.each(['/', '/dashboard', '/apiary', '/blog/__/x'])('answers %s', (url) => {
    expect(isAnswered({ url })).toBe(true);
  });

  it('leaves other origins and what is not asked for alone', () => {
    expect(isAnswered({ url: 'https://other.example/dashboard' })).toBe(false);
    expect(isAnswered({ url: '/dashboard', method: 'POST' })).toBe(false);
  });
});
