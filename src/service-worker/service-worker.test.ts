import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

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
const kept = new Map<string, Response>();
/** Of the version before. */
const older = new Map<string, Response>();
const pathOf = (file: string) => new URL(file, ORIGIN).pathname;
const cache = {
  match: (file: string) => Promise.resolve(kept.get(pathOf(file))),
  put: (file: string, response: Response) => Promise.resolve(kept.set(pathOf(file), response)),
};
const fetchFile = vi.fn<() => Promise<Response>>();

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  });
  for (const name of ['VERSION', 'VOICE_VERSION']) vi.stubGlobal(name, 'test');
  vi.stubGlobal('FIRST_FILES', []);
  vi.stubGlobal('LATER_FILES', LATER);
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    match: (file: string) => Promise.resolve(older.get(file)),
  });
  vi.stubGlobal('fetch', fetchFile);
  // A worker is a script and exports nothing: only Vite can import it.
  const script = './service-worker.ts';
  await import(/* @vite-ignore */ script);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  kept.clear();
  older.clear();
  fetchFile.mockReset().mockImplementation(async () => new Response('a file'));
});

function isAnswered({ url, mode = 'navigate', method = 'GET' }: Asked): boolean {
  const respondWith = vi.fn<(response: unknown) => void>();
  listeners.get('fetch')?.({ request: { url: new URL(url, ORIGIN).href, mode, method }, respondWith });
  return respondWith.mock.calls.length > 0;
}

async function fill(only: readonly string[] | null) {
  const waitUntil = vi.fn<(done: Promise<void>) => void>();
  listeners.get('message')?.({ data: { kind: 'fill', language: 'te', only }, waitUntil });
  await waitUntil.mock.calls[0]?.[0];
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
    await fill(only);
    expect([...kept.keys()]).toEqual(['/language-of-the-interface', ...files]);
  });

  it('does not keep a page that a host sends in the place of a file', async () => {
    fetchFile.mockResolvedValue(new Response('<h1>', { headers: { 'content-type': 'text/html' } }));
    await fill(null);
    expect([...kept.keys()]).toEqual(['/language-of-the-interface']);
  });

  it.each(['from the server', 'from the version before'])(
    'keeps a file of this version that comes %s',
    async (from) => {
      const [file = ''] = LATER;
      if (from === 'from the version before') older.set(file, new Response('a file'));
      const respondWith = vi.fn<(response: unknown) => void>();
      const waitUntil = vi.fn<(done: Promise<void>) => void>();
      const request = { url: ORIGIN + file, mode: 'cors', method: 'GET' };
      listeners.get('fetch')?.({ request, respondWith, waitUntil });
      const answer = await respondWith.mock.calls[0]?.[0];
      expect(answer instanceof Response && (await answer.text())).toBe('a file');
      await waitUntil.mock.calls[0]?.[0];
      expect([...kept.keys()]).toEqual([file]);
      expect(fetchFile).toHaveBeenCalledTimes(from === 'from the server' ? 1 : 0);
    },
  );
});
