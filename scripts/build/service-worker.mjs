// Bundles the service worker with the list of the files it caches.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { filesBelow } from './files.mjs';

/** Only crawlers or the browser itself request these. */
const NEVER_CACHED =
  /^(robots\.txt|sitemap\.xml|third-party-notices\.txt|icons\/share\.png|\.vite\/.*|.*\.map|voice\/.*)$/;
/** Cached on first use, in a cache of its own, because a new version of the app rarely has a new voice. */
const VOICE = /^voice\//;
/** The app renders the other public pages when offline. */
const CACHED_PAGES = ['index.html', 'te.html', 'app.html'];

/** @param {string} dist @param {string[]} files */
async function contentHash(dist, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(dist, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * @param {string} dist
 * @param {string[]} firstAssets files under assets/ that the landing page and the app's start need
 */
export async function buildServiceWorker(dist, firstAssets) {
  const all = await filesBelow(dist);
  const files = all.filter(
    (file) => !NEVER_CACHED.test(file) && (!file.endsWith('.html') || CACHED_PAGES.includes(file)),
  );
  const first = files.filter((file) => CACHED_PAGES.includes(file) || firstAssets.includes(file));
  const asPaths = (/** @type {string[]} */ list) => JSON.stringify(list.map((file) => `/${file}`));

  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      VERSION: JSON.stringify(await contentHash(dist, files)),
      VOICE_VERSION: JSON.stringify(
        await contentHash(
          dist,
          all.filter((file) => VOICE.test(file)),
        ),
      ),
      FIRST_FILES: asPaths(first),
      LATER_FILES: asPaths(files.filter((file) => !first.includes(file))),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/service-worker/service-worker.ts',
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}
