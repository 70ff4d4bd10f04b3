import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../scripts/serve.mjs';
import { firebaseConfiguration } from './firebase.mjs';
import { documentHeaders } from './headers.mjs';

const headers = documentHeaders({ scriptHashes: ['abc='], styleHashes: ['def='], connect: ['https://api.example'] });
const { hosting } = firebaseConfiguration(headers, null, ['react-1a2b.js', 'fonts/a.woff2']);

let folder = '';
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  await mkdir(join(folder, 'assets'));
  for (const file of ['index.html', 'about.html', 'app.html', 'service-worker.js', 'assets/react-1a2b.js']) {
    await writeFile(join(folder, file), file);
  }
  site = await serve({ port: 0, folder, documentHeaders: headers });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const GLOB = { '**': '.*', '*': '[^/]*', '.': '\\.', '!': '' };
/** Matches as Firebase does: `!` negates, `*` is any name and `**` any path. */
const matches = (/** @type {string} */ glob, /** @type {string} */ path) => {
  const pattern = glob.replaceAll(/\*\*|[*.!]/g, (sign) => GLOB[/** @type {keyof typeof GLOB} */ (sign)]);
  return new RegExp(`^${pattern}$`).test(path) !== glob.startsWith('!');
};

/** @param {{ source?: string, regex?: string }} rule @param {string} path */
const applies = ({ source, regex }, path) =>
  regex === undefined ? matches(source ?? '', path) : new RegExp(regex).test(path);
const headersFor = (/** @type {string} */ path) =>
  hosting.headers.filter((rule) => applies(rule, path)).flatMap((rule) => rule.headers);

describe('firebase.json', () => {
  test.each(['/', '/about', '/dashboard/settings', '/service-worker.js', '/assets/react-1a2b.js', '/none.png'])(
    'gives %s the headers that npm start sends, plus Strict-Transport-Security for documents',
    async (path) => {
      const all = headersFor(path);
      const given = all.filter(({ key }) => key !== 'Strict-Transport-Security');
      expect(all.length - given.length).toBe(path.startsWith('/assets/') ? 0 : 1);
      expect(given.length).toBeGreaterThan(2);
      const sent = (await fetch(site.url + path)).headers;
      expect(given.map(({ key }) => [key, sent.get(key)])).toEqual(given.map(({ key, value }) => [key, value]));
      const named = given.map(({ key }) => key.toLowerCase());
      const POLICIES = /^(cache-control|.*-policy|.*-security|x-content-type-options)$/;
      expect([...sent.keys()].filter((key) => POLICIES.test(key)).toSorted()).toEqual(named.toSorted());
    },
  );

  test.each(['/dashboard', '/dashboard/settings', '/about.us/team', '/none.js', '/assets/react-0000.js'])(
    'sends %s to the app or answers 404, as npm start does',
    async (path) => {
      const rewritten = hosting.rewrites.some(({ source }) => matches(source, path));
      const answer = await fetch(site.url + path);
      expect([answer.status, await answer.text()]).toEqual(rewritten ? [200, 'app.html'] : [404, 'Not found']);
    },
  );

  test.each(['/assets/react-0000.js', '/assets/none', '/assets/react-1a2b.js/more'])(
    'and npm start let nobody cache that %s is missing',
    async (path) => {
      const { status, headers: sent } = await fetch(site.url + path);
      expect([status, sent.get('cache-control')]).toEqual([/\.\w+$/.test(path) ? 404 : 200, 'no-cache']);
      expect(headersFor(path).filter(({ key }) => key === 'Cache-Control')).toEqual([]);
      expect(headersFor(path).map(({ key }) => key)).toContain('X-Content-Type-Options');
    },
  );

  test('sets no header twice, however many files there are', () => {
    const names = Array.from({ length: 250 }, (_, at) => `part-${at}.js`);
    const many = firebaseConfiguration(headers, null, names).hosting.headers;
    for (const path of ['/', '/none.png', ...names.map((name) => `/assets/${name}`)]) {
      const keys = many.filter((rule) => applies(rule, path)).flatMap((rule) => rule.headers.map(({ key }) => key));
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toContain('Cache-Control');
    }
  });

  test('publishes the built folder without the compressed copies, which only npm start uses', () => {
    expect(hosting).toMatchObject({ public: 'dist', cleanUrls: true, trailingSlash: false });
    expect(hosting.ignore).toEqual(expect.arrayContaining(['**/*.br', '**/*.gz']));
  });

  test('routes /api to the function in its region when the app is built for a project', () => {
    const hosted = firebaseConfiguration(headers, 'asia-south1');
    expect(hosted.functions).toMatchObject([{ source: 'functions', runtime: 'nodejs22' }]);
    expect(hosted.hosting.rewrites[0]).toEqual({
      source: '/api/**',
      function: { functionId: 'api', region: 'asia-south1' },
    });
    expect(matches('/api/**', '/api/speech/text-to-speech')).toBe(true);
    expect(firebaseConfiguration(headers)).not.toHaveProperty('functions');
    expect(hosting.rewrites).toHaveLength(1);
  });
});
