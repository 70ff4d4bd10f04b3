// Serves the build as production does: compressed copies, cache and security headers, the app's fallback.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, posix, resolve as resolvePath, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetHeaders, isAsset } from '../hosting/headers.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};
const MAX_PORT = 65_535;
const ENCODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * Returns false for a path that is too long or continues below a file, where `statSync` throws, and for a link that
 * leads out of the folder.
 */
function isFile(/** @type {string} */ folder, /** @type {string} */ name) {
  try {
    const path = join(folder, name);
    return statSync(path).isFile() && realpathSync(path).startsWith(realpathSync(folder) + sep);
  } catch {
    return false;
  }
}

/** The file to serve for a path: the file itself, a page, or the shell for the app's own routes. */
function fileFor(/** @type {string} */ folder, /** @type {string} */ path) {
  // Convert backslashes before resolving the dots, or “..\” would lead out of the folder.
  const clean = posix.normalize(`/${path.replaceAll('\\', '/')}`).replace(/\/+$/, '');
  for (const candidate of clean === '' ? ['/index.html'] : [clean, `${clean}.html`]) {
    if (isFile(folder, candidate)) return candidate;
  }
  return extname(clean) ? undefined : '/app.html';
}

const etagOf = (/** @type {Buffer} */ body) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** `br;q=0` lists an encoding in order to refuse it. */
const accepts = (/** @type {string} */ list, /** @type {string} */ encoding) =>
  list.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Whether the browser has this version; a proxy may have marked its ETag as weak. */
const isKnown = (/** @type {string | undefined} */ list, /** @type {string} */ etag) =>
  (list ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/** @param {string} folder @param {Record<string, string>} documentHeaders @param {import('node:http').IncomingMessage} request */
function answer(folder, documentHeaders, request) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { ...documentHeaders, Allow: 'GET, HEAD' } };
  let path;
  try {
    // Concatenate instead of resolving: “//other.example/” would be taken for another host.
    path = decodeURIComponent(new URL(`http://localhost${request.url ?? '/'}`).pathname);
  } catch {
    return { status: 400, headers: documentHeaders };
  }
  const file = path.includes('\0') ? undefined : fileFor(folder, path);
  if (!file)
    return {
      status: 404,
      headers: { ...documentHeaders, 'Content-Type': 'text/plain' },
      body: Buffer.from('Not found'),
    };

  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, suffix = ''] =
    ENCODINGS.find(([name, ending]) => accepts(accepted, name) && isFile(folder, file + ending)) ?? [];
  const body = readFileSync(join(folder, file + suffix));
  const etag = etagOf(body);
  const headers = {
    'Content-Type': TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? 'application/octet-stream',
    // Browsers never revalidate an immutable asset, so it needs no ETag.
    ...(isAsset(file) ? assetHeaders : { ...documentHeaders, ETag: etag }),
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  if (isKnown(request.headers['if-none-match'], etag)) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'Content-Length': String(body.length) }, body };
}

/** A failed response, for example because a new build deleted the file, must not stop the server. @type {typeof answer} */
function answerOrFail(folder, documentHeaders, request) {
  try {
    return answer(folder, documentHeaders, request);
  } catch (error) {
    console.error(`Could not serve ${request.url}: ${error}`);
    return { status: 500, headers: documentHeaders };
  }
}

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} Handler */
/** @typedef {{ port: number, host?: string | undefined, folder?: string, documentHeaders?: Record<string, string>, api?: Handler }} Serving */

/** By default, only this device can connect; HOST opens the server to the network. */
const THIS_DEVICE = '127.0.0.1';
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Guards against DNS rebinding, where another site's name points to this device. */
const isOwnName = (/** @type {string | undefined} */ host) =>
  OWN_NAMES.has((host ?? '').replace(/:\d+$/, '').toLowerCase());

/** Browsers ignore Strict-Transport-Security over plain HTTP. @param {Record<string, string>} headers */
const withoutTransportSecurity = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Strict-Transport-Security'));

/** The build writes a site's headers next to its folder. */
export const headersFile = (/** @type {string} */ folder) => `${folder.replace(/\/$/, '')}.headers.json`;
const builtHeaders = (/** @type {string} */ folder) => JSON.parse(readFileSync(headersFile(folder), 'utf8'));

/**
 * Serves the build, or another folder. If the port is in use, it says so and takes the next free one.
 * @param {Serving} serving
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serve({
  port: wanted,
  host,
  folder = join(root, 'dist'),
  documentHeaders = builtHeaders(folder),
  api,
}) {
  const plainHeaders = withoutTransportSecurity(documentHeaders);
  const server = createServer((request, response) => {
    const isWrongName = host === undefined && !isOwnName(request.headers.host);
    // Firebase Hosting forwards /api to the function in the same way.
    if (api && !isWrongName && request.url?.startsWith('/api/')) return void api(request, response);
    const { status, headers, body } = isWrongName
      ? { status: 421, headers: plainHeaders }
      : answerOrFail(folder, plainHeaders, request);
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  return new Promise((resolve, reject) => {
    let port = wanted;
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE' || port >= Math.min(wanted + 50, MAX_PORT)) return reject(error);
      console.log(`Port ${port} is in use; trying ${port + 1}.`);
      port += 1;
      return server.listen(port, host ?? THIS_DEVICE);
    });
    server.on('listening', () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve({
        url: `http://localhost:${bound}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
    server.listen(port, host ?? THIS_DEVICE);
  });
}

// `node scripts/serve.mjs 4199` serves an existing build for the end-to-end tests.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , port, folder = 'dist'] = process.argv;
  await serve({ port: Number(port), folder: resolvePath(root, folder) });
}
