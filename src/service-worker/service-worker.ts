/**
 * Keeps the app usable without a network.
 * Installing takes only what the first page needs; the rest is fetched when a page says it is idle. Where the device saves
 * data, that is only what was opened.
 * A new version waits until a page passes on the user's word, and keeps the last version's files for tabs still on it.
 * A version whose files are gone from the server before it has kept them all steps back: pages come from the server then.
 */
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the version, the files needed first and those that can wait, each with a name that changes with its content. */
declare const VERSION: string;
declare const FIRST_FILES: readonly string[];
declare const LATER_FILES: readonly string[];
declare const VOICE_VERSION: string;

const PREFIX = 'aksharam-';
const CACHE = PREFIX + VERSION;
/** The spoken voice is large and changes rarely: it is kept once somebody has used it. */
const VOICE_PREFIX = 'voice-';
const VOICE_CACHE = VOICE_PREFIX + VOICE_VERSION;
const SHELL = '/app.html';
const LANDING = { en: '/index.html', te: '/te.html' };
const LANGUAGE_NOTE = '/language-of-the-interface';
/** Addresses of the host itself, such as those of its sign-in, and of its functions: never pages or files of the app. */
const ELSEWHERE = /^\/(__|api)(\/|$)/;
const OUTDATED_NOTE = '/this-version-is-outdated';

type Message =
  | { readonly kind: 'take-over' }
  /** Everything, or of it only what the page has been sent anyway. */
  | { readonly kind: 'fill'; readonly language: string; readonly only: readonly string[] | null };

/** A file with a hash in its name is the same in every version: taken from an older cache if it is there. */
const isHashed = (file: string) => file.startsWith('/assets/');

async function keep(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const older = isHashed(file) ? await caches.match(file) : undefined;
  const response = older ?? (await fetch(file, { cache: isHashed(file) ? 'default' : 'reload' }));
  if (!response.ok || (isHashed(file) && isGone(response))) throw new Error(`${file}: ${response.status}`);
  // A redirected answer may not be used for a navigation.
  await cache.put(file, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(FIRST_FILES.map((file) => keep(cache, file)))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions());
});

async function forgetOldVersions() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const voices = names.filter((name) => name.startsWith(VOICE_PREFIX) && name !== VOICE_CACHE);
  // The newest of the others may still serve an open tab.
  await Promise.all([...own.slice(0, -1), ...voices].map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as Message;
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.kind === 'fill') event.waitUntil(fill(message.language, message.only));
});

/** One file after another, so that a phone on mobile data has room for what it does now. */
async function fill(language: string, only: readonly string[] | null) {
  const cache = await caches.open(CACHE);
  await cache.put(LANGUAGE_NOTE, new Response(language));
  for (const file of only ? LATER_FILES.filter((later) => only.includes(later)) : LATER_FILES) {
    try {
      await keep(cache, file);
    } catch {
      return; // the network went away; the next idle page goes on
    }
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (ELSEWHERE.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url.pathname));
  else if (url.pathname.startsWith('/voice/')) event.respondWith(voice(event));
  else event.respondWith(asset(event, url.pathname));
});

/** A page comes from this version's cache, so that its code and its HTML are of one version. */
async function page(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  // A document that is not a page of the app: the notices, the sitemap.
  if (/\.\w+$/.test(path)) return (await cache.match(path)) ?? fetch(request);
  const fresh = (await cache.match(OUTDATED_NOTE)) ? await fetch(request).catch(() => null) : null;
  if (fresh?.ok) return fresh;
  const language = (await (await cache.match(LANGUAGE_NOTE))?.text()) === 'te' ? 'te' : 'en';
  const wanted = path === '/' ? LANDING[language] : path === '/te' || path === '/te/' ? LANDING.te : SHELL;
  return (await cache.match(wanted)) ?? (await cache.match(SHELL)) ?? fetch(request);
}

async function asset(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept) return kept;
  // What was opened in the version before goes with it one day: it is kept here as well.
  const older = isHashed(path) ? await caches.match(path) : undefined;
  const response = older ?? (await fetch(event.request));
  if (!isOfThisVersion(path)) return response;
  if (isGone(response)) await noteOutdated(cache);
  else if (response.ok) keepBeside(event, cache, response);
  return response;
}

/** A device without room for it goes on all the same. */
function keepBeside(event: FetchEvent, cache: Cache, response: Response) {
  event.waitUntil(cache.put(event.request.url, response.clone()).catch(() => undefined));
}

const isOfThisVersion = (path: string) => isHashed(path) && [...FIRST_FILES, ...LATER_FILES].includes(path);

/** Some hosts answer with a page of the app where a file is no more. */
const isGone = ({ status, headers }: Response) =>
  status === 404 || (headers.get('content-type') ?? '').startsWith('text/html');

async function noteOutdated(cache: Cache) {
  await cache.put(OUTDATED_NOTE, new Response());
  const takeOver: Message = { kind: 'take-over' };
  self.registration.waiting?.postMessage(takeOver);
}

async function voice(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(VOICE_CACHE);
  const kept = await cache.match(event.request.url);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) keepBeside(event, cache, response);
  return response;
}
