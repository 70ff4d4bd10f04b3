import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type TestRequest = { readonly url: string; readonly mode?: string; readonly method?: string };

/** The parts of a service worker event that the worker uses. */
type Event = {
  readonly request?: object;
  readonly data?: object;
  readonly respondWith?: (response: unknown) => void;
  readonly waitUntil?: (done: Promise<void>) => void;
};
type Listener = (event: Event) => void;

const ORIGIN = 'https://telugu.example';
const LATER_FILES = ['/assets/progress.js', '/assets/settings.js', '/manifest.webmanifest'];
const listeners = new Map<string, Listener>();
const cached = new Map<string, Response>();
/** The previous version's cache. */
const older = new Map<string, Response>();
const pathOf = (file: string) => new URL(file, ORIGIN).pathname;
const cache = {
  match: (file: string) => Promise.resolve(cached.get(pathOf(file))),
  put: (file: string, response: Response) => Promise.resolve(cached.set(pathOf(file), response)),
};
const fetchFile = vi.fn<() => Promise<Response>>();

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  });
  for (const name of ['VERSION', 'VOICE_VERSION']) vi.stubGlobal(name, 'test');
  vi.stubGlobal('FIRST_FILES', []);
  vi.stubGlobal('LATER_FILES', LATER_FILES);
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    match: (file: string) => Promise.resolve(older.get(file)),
  });
  vi.stubGlobal('fetch', fetchFile);
  // TypeScript refuses to import a script without exports, so the path is a variable.
  const script = './service-worker.ts';
  await import(/* @vite-ignore */ script);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  cached.clear();
  older.clear();
  fetchFile.mockReset().mockImplementation(async () => new Response('a file'));
});

function isAnswered({ url, mode = 'navigate', method = 'GET' }: TestRequest): boolean {
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
    'never answers %s, which is not part of the app',
    (url) => {
      expect(isAnswered({ url })).toBe(false);
      expect(isAnswered({ url: `${url}?x=/dashboard`, mode: 'cors' })).toBe(false);
    },
  );

  it.each(['/', '/dashboard', '/apiary', '/blog/__/x'])('answers %s', (url) => {
    expect(isAnswered({ url })).toBe(true);
  });

  it('ignores other origins and requests that are not GET', () => {
    expect(isAnswered({ url: 'https://other.example/dashboard' })).toBe(false);
    expect(isAnswered({ url: '/dashboard', method: 'POST' })).toBe(false);
  });

  it.each([
    { device: 'all later files', only: null, files: LATER_FILES },
    {
      device: 'only files that the page has loaded, with Data Saver on',
      only: ['/assets/progress.js', '/assets/first.js'],
      files: ['/assets/progress.js'],
    },
  ])('caches $device', async ({ only, files }) => {
    await fill(only);
    expect([...cached.keys()]).toEqual(['/language-of-the-interface', ...files]);
  });

  it('does not cache a page that a host sends instead of a file', async () => {
    fetchFile.mockResolvedValue(new Response('<h1>', { headers: { 'content-type': 'text/html' } }));
    await fill(null);
    expect([...cached.keys()]).toEqual(['/language-of-the-interface']);
  });

  it.each(['from the server', 'from the previous version'])(
    'caches a file of this version that comes %s',
    async (from) => {
      const [file = ''] = LATER_FILES;
      if (from === 'from the previous version') older.set(file, new Response('a file'));
      const respondWith = vi.fn<(response: unknown) => void>();
      const waitUntil = vi.fn<(done: Promise<void>) => void>();
      const request = { url: ORIGIN + file, mode: 'cors', method: 'GET' };
      listeners.get('fetch')?.({ request, respondWith, waitUntil });
      const answer = await respondWith.mock.calls[0]?.[0];
      expect(answer instanceof Response && (await answer.text())).toBe('a file');
      await waitUntil.mock.calls[0]?.[0];
      expect([...cached.keys()]).toEqual([file]);
      expect(fetchFile).toHaveBeenCalledTimes(from === 'from the server' ? 1 : 0);
    },
  );
});
