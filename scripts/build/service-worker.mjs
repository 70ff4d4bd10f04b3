// Bundles the service worker with the list of the files it keeps.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { filesBelow } from './files.mjs';

/** Kept by no one: read by crawlers, or fetched by the browser itself. */
const NEVER = /^(robots\.txt|sitemap\.xml|third-party-notices\.txt|icons\/share\.png|\.vite\/.*|.*\.map|voice\/.*)$/;
/** Kept from its first use on, and under a name of its own: a new version of the app rarely has a new voice. */
const VOICE = /^voice\//;
/** Public pages are drawn by the app when there is no network; only the landing page's HTML is kept. */
const KEPT_PAGES = ['index.html', 'te.html', 'app.html'];

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
  const files = all.filter((file) => !NEVER.test(file) && (!file.endsWith('.html') || KEPT_PAGES.includes(file)));
  const first = files.filter((file) => KEPT_PAGES.includes(file) || firstAssets.includes(file));
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
