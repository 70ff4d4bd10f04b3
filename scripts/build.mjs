// Builds for production: code, prerendered pages, service worker, headers, compressed copies.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { firebaseConfiguration } from '../hosting/firebase.mjs';
import { documentHeaders } from '../hosting/headers.mjs';
import { recordChunks } from './build/chunks.mjs';
import { compress } from './build/compress.mjs';
import { readBuildConfiguration } from './build/configuration.mjs';
import { filesBelow } from './build/files.mjs';
import { thirdPartyNotices } from './build/notices.mjs';
import { writePages } from './build/pages.mjs';
import { bySource, chunksOf, filesByScreen, startFiles } from './build/preloads.mjs';
import { buildServiceWorker } from './build/service-worker.mjs';
import { makeVoice } from './make-voice.mjs';
import { headersFile } from './serve.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
// Otherwise Vite sets it to "development" when it reads the configuration's TypeScript.
process.env['NODE_ENV'] = 'production';
/** AKSHARAM_DIST lets the end-to-end tests build a second configuration in parallel. */
const dist = resolve(root, process.env['AKSHARAM_DIST'] ?? 'dist');
const cache = join(root, '.cache');

async function buildApp() {
  /** @type {Record<string, string>} */
  const fileOfSource = {};
  await build({
    logLevel: 'warn',
    plugins: [thirdPartyNotices(), recordChunks(fileOfSource)],
    build: { outDir: dist, emptyOutDir: true },
  });
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  await rm(join(dist, '.vite'), { recursive: true });
  return bySource(manifest, fileOfSource);
}

async function loadPrerender() {
  const outDir = join(cache, 'prerender');
  await build({ logLevel: 'warn', publicDir: false, build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true } });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

const { siteUrl, origins, region } = await readBuildConfiguration(root);
await makeVoice(pathToFileURL(root), pathToFileURL(join(root, 'public/voice/')));
const manifest = await buildApp();
const prerender = await loadPrerender();
const hashes = await writePages({ dist, siteUrl, manifest, prerender });
await buildServiceWorker(dist, [
  ...startFiles(manifest),
  ...chunksOf(manifest, 'src/features/landing/LandingPage.tsx'),
]);
// A test build needs no compressed copies, or only quickly compressed ones.
if (!process.env['AKSHARAM_UNCOMPRESSED'])
  await compress(dist, { isQuick: process.env['AKSHARAM_COMPRESS'] === 'quickly' });

const headers = documentHeaders({ ...hashes, ...origins });
await writeFile(headersFile(dist), JSON.stringify(headers, null, 2));
await writeFile(`${dist}.screens.json`, JSON.stringify(filesByScreen(manifest, prerender.screens), null, 2));
if (!process.env['AKSHARAM_DIST']) {
  const assets = (await filesBelow(join(dist, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name));
  await writeFile(join(root, 'firebase.json'), JSON.stringify(firebaseConfiguration(headers, region, assets), null, 2));
}
