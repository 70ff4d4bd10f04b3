// Bundles the service worker with the list of the files it keeps.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { filesBelow } from './files.mjs';

/** Kept by no one: read by crawlers, or fetched by the browser itself. */
const NEVER = /^(robots\.txt|sitemap\.xml|third-party-notices\.txt|icons\/share\.png|\.vite\/.*|.*\.map|voice\/.*)$/;
/** Public pages are drawn by the app when there is no network; only the landing page's HTML is kept. */
const KEPT_PAGES = ['index.html', 'te.html', 'app.html'];

/**
 * @param {string} dist
 * @param {string[]} firstAssets files under assets/ that the landing page and the app's start need
 */
export async function buildServiceWorker(dist, firstAssets) {
  const files = (await filesBelow(dist)).filter(
    (file) => !NEVER.test(file) && (!file.endsWith('.html') || KEPT_PAGES.includes(file)) && !file.endsWith('.css'),
  );
  const first = files.filter((file) => KEPT_PAGES.includes(file) || firstAssets.includes(file));
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(await readFile(join(dist, file)));
  const asPaths = (/** @type {string[]} */ list) => JSON.stringify(list.map((file) => `/${file}`));

  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
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
