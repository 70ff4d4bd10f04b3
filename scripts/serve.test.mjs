import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { assetHeaders, documentHeaders } from '../hosting/headers.mjs';
import { headersFile, serve } from './serve.mjs';

const SECRET = 'next to the site, not in it';
const SCRIPT = 'console.log("అ");';
const FILES = {
  'site/index.html': '<h1>Home</h1>',
  'site/te.html': '<h1>హోమ్</h1>',
  'site/about.html': '<h1>About</h1>',
  'site/te/about.html': '<h1>గురించి</h1>',
  'site/app.html': '<div id="root"></div>',
  'site/manifest.webmanifest': '{}',
  'site/voice/espeak-ng.data': 'data',
  'site/assets/start-1a2b.js': SCRIPT,
  'site/worker.js': SCRIPT,
  'site/worker.js.br': brotliCompressSync(SCRIPT),
  'site/worker.js.gz': gzipSync(SCRIPT),
  'site/assets/start-1a2b.js.br': brotliCompressSync(SCRIPT),
  'site/assets/start-1a2b.js.gz': gzipSync(SCRIPT),
  'secret.txt': SECRET,
  'secret.html': SECRET,
};
const HOSTED = documentHeaders({ scriptHashes: ['abc='], styleHashes: ['def='] });
const { 'Strict-Transport-Security': TLS_ONLY, ...DOCUMENT } = HOSTED;

let base = '';
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'serve-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(base, name)), { recursive: true });
    await writeFile(join(base, name), content);
  }
  await writeFile(headersFile(join(base, 'site')), JSON.stringify(HOSTED));
  site = await serve({ port: 0, folder: join(base, 'site') });
});
afterAll(async () => {
  await site.close();
  await rm(base, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

/**
 * Sends the path exactly as written; `fetch` would normalize it first.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, url?: string }} [options]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
const ask = (path, { method = 'GET', headers = {}, url = site.url } = {}) =>
  new Promise((resolve, reject) => {
    request({ host: 'localhost', port: new URL(url).port, path, method, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

/** @param {Record<string, string>} headers */
const asReceived = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** @param {string} path */
const pageAt = async (path) => {
  const { status, body } = await ask(path);
  return { status, text: String(body) };
};

describe('an address', () => {
  test.each([
    ['/', 'site/index.html'],
    ['/about', 'site/about.html'],
    ['/about/', 'site/about.html'],
    ['/about?from=mail', 'site/about.html'],
    ['/te', 'site/te.html'],
    ['/te/', 'site/te.html'],
    ['/te/about', 'site/te/about.html'],
    ['/manifest.webmanifest', 'site/manifest.webmanifest'],
  ])('%s is answered with %s', async (path, file) => {
    expect(await pageAt(path)).toEqual({ status: 200, text: FILES[/** @type {keyof typeof FILES} */ (file)] });
  });

  test.each([
    '/dashboard',
    '/dashboard/AIQuizzes',
    '/no/such/page',
    '/assets',
    '/te/dashboard',
    '/about.html/more',
    '/%E0%B0%85',
    '//evil',
  ])('%s is an app route and gets the shell', async (path) => {
    expect(await pageAt(path)).toEqual({ status: 200, text: FILES['site/app.html'] });
  });

  test.each(['/assets/start-0000.js', '/icons/none.png', '/about.pdf', '/a%00.html', '//evil.test/'])(
    '%s names a missing file and gets a 404, not the app',
    async (path) => {
      expect((await pageAt(path)).status).toBe(404);
    },
  );

  test('of a link that leads out of the site is not served', async () => {
    await symlink(join(base, 'secret.txt'), join(base, 'site/link.txt'));
    expect((await ask('/link.txt')).status).toBe(404);
  });

  test.each([
    ['localhost:4173', 200],
    ['127.0.0.1', 200],
    ['[::1]:4173', 200],
    ['elsewhere.test', 421],
  ])('under the host name %s is answered with %i', async (host, status) => {
    expect((await ask('/', { headers: { host } })).status).toBe(status);
  });

  test('under any host name is answered when the site is open to the network', async () => {
    const open = await serve({ port: 0, host: '0.0.0.0', folder: join(base, 'site') });
    const { status } = await ask('/', { url: open.url, headers: { host: 'tablet.test' } });
    await open.close();
    expect(status).toBe(200);
  });

  test('may be longer than a file name can be', async () => {
    const name = 'అ'.repeat(400);
    expect((await pageAt(`/${encodeURIComponent(name)}`)).text).toBe(FILES['site/app.html']);
    expect((await pageAt(`/${encodeURIComponent(name)}.js`)).status).toBe(404);
  });

  test.each(['/%', '/%E0%B0', '/about%zz'])('%s has a broken escape and is refused', async (path) => {
    expect((await pageAt(path)).status).toBe(400);
  });

  test.each(
    ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '%2e%2e%5c', 'assets/..%5c..%5c', './/..%2f'].flatMap(
      (step) => [`/${step}secret.txt`, `/${step}secret`, `/${step}${step}${step}${step}etc/passwd`],
    ),
  )('%s never leads out of the site’s folder', async (path) => {
    const { status, text } = await pageAt(path);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('root:');
    expect([status, text]).toEqual(path.includes('.txt') ? [404, 'Not found'] : [200, FILES['site/app.html']]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is read-only: %s is refused', async (method) => {
    const { status, headers } = await ask('/', { method });
    expect(status).toBe(405);
    expect(headers['allow']).toBe('GET, HEAD');
  });

  test('whose file cannot be read fails alone, and the server keeps running', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const folder = await mkdtemp(join(base, 'without-shell-'));
    const broken = await serve({ port: 0, folder, documentHeaders: DOCUMENT });
    expect((await ask('/dashboard', { url: broken.url })).status).toBe(500);
    expect((await ask('/none.js', { url: broken.url })).status).toBe(404);
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('Could not serve /dashboard'));
    await broken.close();
  });
});

describe('a response', () => {
  const decompress = /** @type {const} */ ({
    br: (/** @type {Buffer} */ body) => brotliDecompressSync(body),
    gzip: (/** @type {Buffer} */ body) => gunzipSync(body),
    none: (/** @type {Buffer} */ body) => body,
  });

  /** @type {[string, keyof typeof decompress][]} */
  const accepting = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip; q=0', 'none'],
    ['identity', 'none'],
    ['sabre, gzipped', 'none'],
    ['', 'none'],
  ];
  test.each(accepting)('to Accept-Encoding “%s” is compressed as %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/assets/start-1a2b.js', { headers: { 'Accept-Encoding': accepted } });
    expect(headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(String(decompress[encoding](body))).toBe(SCRIPT);
  });

  test('is uncompressed when the build wrote no compressed copy', async () => {
    const { headers, body } = await ask('/about', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(String(body)).toBe(FILES['site/about.html']);
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await ask('/about');
    const etag = String(headers['etag']);
    for (const known of [etag, `W/${etag}`, `"older", ${etag}`]) {
      const again = await ask('/about', { headers: { 'If-None-Match': known } });
      expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag]);
      expect(again.headers).toMatchObject(asReceived(DOCUMENT));
    }
    expect((await ask('/about', { headers: { 'If-None-Match': '"older"' } })).status).toBe(200);
  });

  test('has one ETag per encoding, so that a cache never mixes them up', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) => (await ask('/worker.js', { headers: { 'Accept-Encoding': accepted } })).headers['etag'],
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  test('to a HEAD request has the same headers and no body', async () => {
    const got = await ask('/about');
    const { status, headers, body } = await ask('/about', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect({ ...headers, date: '' }).toEqual({ ...got.headers, date: '' });
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/dashboard', 'text/html; charset=utf-8'],
    ['/assets/start-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/voice/espeak-ng.data', 'application/octet-stream'],
  ])('from %s has the content type %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  test.each(['/', '/te/about', '/dashboard', '/voice/espeak-ng.data', '/none.js', '/%', '/assets/none'])(
    'from %s has the headers of a document except Strict-Transport-Security',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject(asReceived(DOCUMENT));
      expect(TLS_ONLY).toBeDefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test('from a file with a hash in its name is cached forever and has no document policy', async () => {
    const { headers } = await ask('/assets/start-1a2b.js');
    expect(headers).toMatchObject(asReceived(assetHeaders));
    expect(headers['cache-control']).toContain('immutable');
    expect(headers).not.toHaveProperty('content-security-policy');
  });
});

describe('a port in use', () => {
  /** Occupies a port like another program; a port that is already in use works as well. */
  const occupied = async (/** @type {number} */ wanted) => {
    const other = createServer();
    await new Promise((resolve) => other.once('error', resolve).listen(wanted, () => resolve(undefined)));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : wanted;
    return { port, end: () => new Promise((resolve) => other.close(resolve)) };
  };

  test('is reported, and the next free one is taken', async () => {
    const consoleLog = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { port, end } = await occupied(0);
    const second = await serve({ port, folder: join(base, 'site') });
    expect(consoleLog).toHaveBeenCalledWith(`Port ${port} is in use; trying ${port + 1}.`);
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
    expect((await ask('/about', { url: second.url })).status).toBe(200);
    await second.close();
    await end();
  });

  test('is an error when no higher port exists', async () => {
    const { port, end } = await occupied(65_535);
    await expect(serve({ port, folder: join(base, 'site') })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await end();
  });
});
