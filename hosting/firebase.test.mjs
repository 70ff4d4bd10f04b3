import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../scripts/serve.mjs';
import { firebaseConfiguration } from './firebase.mjs';
import { documentHeaders } from './headers.mjs';

const headers = documentHeaders({ scriptHashes: ['abc='], styleHashes: ['def='], connect: ['https://api.example'] });
const { hosting } = firebaseConfiguration(headers);

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
/** As Firebase reads a rule: `!` turns it round, `*` is any name and `**` any path. */
const matches = (/** @type {string} */ glob, /** @type {string} */ path) => {
  const pattern = glob.replaceAll(/\*\*|[*.!]/g, (sign) => GLOB[/** @type {keyof typeof GLOB} */ (sign)]);
  return new RegExp(`^${pattern}$`).test(path) !== glob.startsWith('!');
};

describe('firebase.json', () => {
  test.each(['/', '/about', '/dashboard/settings', '/service-worker.js', '/assets/react-1a2b.js', '/none.png'])(
    'gives %s the headers that npm start sends, and what only TLS makes sense of',
    async (path) => {
      const all = hosting.headers.filter(({ source }) => matches(source, path)).flatMap((rule) => rule.headers);
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
    'sends %s to the app, or nowhere, as npm start does',
    async (path) => {
      const rewritten = hosting.rewrites.some(({ source }) => matches(source, path));
      const answer = await fetch(site.url + path);
      expect([answer.status, await answer.text()]).toEqual(rewritten ? [200, 'app.html'] : [404, 'Not found']);
    },
  );

  test('publishes the built folder, without the copies that only npm start can use', () => {
    expect(hosting).toMatchObject({ public: 'dist', cleanUrls: true, trailingSlash: false });
    expect(hosting.ignore).toEqual(expect.arrayContaining(['**/*.br', '**/*.gz']));
  });

  test('leads /api to the function, in its region, where the app was built for a project', () => {
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
