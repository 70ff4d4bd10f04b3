import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Asked = { readonly url: string; readonly mode?: string; readonly method?: string };

/** As a browser hands it over, with what the worker does to it. */
type Event = {
  readonly request?: object;
  readonly data?: object;
  readonly respondWith?: (response: unknown) => void;
  readonly waitUntil?: (done: Promise<void>) => void;
};
type Listener = (event: Event) => void;

const ORIGIN = 'https://telugu.example';
const LATER = ['/assets/progress.js', '/assets/settings.js', '/manifest.webmanifest'];
const listeners = new Map<string, Listener>();
const kept = new Map<string, unknown>();
const cache = {
  match: (file: string) => Promise.resolve(kept.get(file)),
  put: (file: string, response: unknown) => Promise.resolve(kept.set(file, response)),
};

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  });
  for (const name of ['VERSION', 'VOICE_VERSION']) vi.stubGlobal(name, 'test');
  vi.stubGlobal('FIRST_FILES', []);
  vi.stubGlobal('LATER_FILES', LATER);
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: cache.match });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('a file')));
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

  it.each([
    { device: 'what comes later', only: null, files: LATER },
    {
      device: 'of it only what the page was sent, where the device saves data',
      only: ['/assets/progress.js', '/assets/first.js'],
      files: ['/assets/progress.js'],
    },
  ])('keeps $device', async ({ only, files }) => {
    kept.clear();
    const waitUntil = vi.fn<(done: Promise<void>) => void>();
    listeners.get('message')?.({ data: { kind: 'fill', language: 'te', only }, waitUntil });
    await waitUntil.mock.calls[0]?.[0];
    expect([...kept.keys()]).toEqual(['/language-of-the-interface', ...files]);
  });
});
