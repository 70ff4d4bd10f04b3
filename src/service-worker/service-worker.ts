/**
 * Makes the app work offline.
 * Installing caches only the files of the first page; the rest is cached when a page is idle. With Data Saver on, only
 * files that the page has loaded are cached.
 * A new version waits until the user agrees, and keeps the previous version's files for tabs that still use them.
 * If a version's files disappear from the server before they are all cached, pages come from the server instead.
 */
declare const self: ServiceWorkerGlobalScope;

/** The build fills in these values. File names contain a hash of their content. */
declare const VERSION: string;
declare const FIRST_FILES: readonly string[];
declare const LATER_FILES: readonly string[];
declare const VOICE_VERSION: string;

const PREFIX = 'aksharam-';
const CACHE = PREFIX + VERSION;
/** The voice is large and changes rarely, so it is cached on first use and has its own version. */
const VOICE_PREFIX = 'voice-';
const VOICE_CACHE = VOICE_PREFIX + VOICE_VERSION;
const SHELL = '/app.html';
const LANDING = { en: '/index.html', te: '/te.html' };
const LANGUAGE_NOTE = '/language-of-the-interface';
/** The host's own addresses, such as its sign-in, and the functions are not part of the app. */
const NOT_THE_APP = /^\/(__|api)(\/|$)/;
const OUTDATED_MARK = '/this-version-is-outdated';

type Message =
  | { readonly kind: 'take-over' }
  /** Null caches all files; a list caches only files that the page has already loaded. */
  | { readonly kind: 'fill'; readonly language: string; readonly only: readonly string[] | null };

/** A file with a hash in its name never changes, so an older cache may provide it. */
const isHashed = (file: string) => file.startsWith('/assets/');

async function cacheFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const older = isHashed(file) ? await caches.match(file) : undefined;
  const response = older ?? (await fetch(file, { cache: isHashed(file) ? 'default' : 'reload' }));
  if (!response.ok || (isHashed(file) && isGone(response))) throw new Error(`${file}: ${response.status}`);
  // Browsers refuse a redirected response for a navigation.
  await cache.put(file, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(FIRST_FILES.map((file) => cacheFile(cache, file)))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldVersions());
});

async function deleteOldVersions() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const voices = names.filter((name) => name.startsWith(VOICE_PREFIX) && name !== VOICE_CACHE);
  // Open tabs may still need the previous version.
  await Promise.all([...own.slice(0, -1), ...voices].map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as Message;
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.kind === 'fill') event.waitUntil(fill(message.language, message.only));
});

/** Caches one file at a time, to leave bandwidth for the page. */
async function fill(language: string, only: readonly string[] | null) {
  const cache = await caches.open(CACHE);
  await cache.put(LANGUAGE_NOTE, new Response(language));
  for (const file of only ? LATER_FILES.filter((later) => only.includes(later)) : LATER_FILES) {
    try {
      await cacheFile(cache, file);
    } catch {
      return; // Offline: the next idle page continues.
    }
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (NOT_THE_APP.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url.pathname));
  else if (url.pathname.startsWith('/voice/')) event.respondWith(voice(event));
  else event.respondWith(asset(event, url.pathname));
});

/** Serves pages from this version's cache, so that HTML and code have the same version. */
async function page(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  // Documents such as the notices and the sitemap are not pages of the app.
  if (/\.\w+$/.test(path)) return (await cache.match(path)) ?? fetch(request);
  const fresh = (await cache.match(OUTDATED_MARK)) ? await fetch(request).catch(() => null) : null;
  if (fresh?.ok) return fresh;
  const language = (await (await cache.match(LANGUAGE_NOTE))?.text()) === 'te' ? 'te' : 'en';
  const wanted = path === '/' ? LANDING[language] : path === '/te' || path === '/te/' ? LANDING.te : SHELL;
  return (await cache.match(wanted)) ?? (await cache.match(SHELL)) ?? fetch(request);
}

async function asset(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(path);
  if (cached) return cached;
  // The previous version's cache will be deleted, so its files are copied into this one.
  const older = isHashed(path) ? await caches.match(path) : undefined;
  const response = older ?? (await fetch(event.request));
  if (!isOfThisVersion(path)) return response;
  if (isGone(response)) await markOutdated(cache);
  else if (response.ok) cacheInBackground(event, cache, response);
  return response;
}

/** Ignores a full cache. */
function cacheInBackground(event: FetchEvent, cache: Cache, response: Response) {
  event.waitUntil(cache.put(event.request.url, response.clone()).catch(() => undefined));
}

const isOfThisVersion = (path: string) => isHashed(path) && [...FIRST_FILES, ...LATER_FILES].includes(path);

/** Some hosts answer with an HTML page when a file is missing. */
const isGone = ({ status, headers }: Response) =>
  status === 404 || (headers.get('content-type') ?? '').startsWith('text/html');

async function markOutdated(cache: Cache) {
  await cache.put(OUTDATED_MARK, new Response());
  const takeOver: Message = { kind: 'take-over' };
  self.registration.waiting?.postMessage(takeOver);
}

async function voice(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(VOICE_CACHE);
  const cached = await cache.match(event.request.url);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok) cacheInBackground(event, cache, response);
  return response;
}
