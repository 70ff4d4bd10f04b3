// Serves what the build made, as production does: compressed copies, cache and security headers, the app's fallback.
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
const LAST_PORT = 65_535;
const ENCODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * An address may be too long for a file's name or go on below a file: then there is no such file. A link that leads out
 * of the folder is none either.
 */
function isFile(/** @type {string} */ folder, /** @type {string} */ name) {
  try {
    const path = join(folder, name);
    return statSync(path).isFile() && realpathSync(path).startsWith(realpathSync(folder) + sep);
  } catch {
    return false;
  }
}

/** The file that answers a path: itself, a page, or for the app's own routes the shell. */
function fileFor(/** @type {string} */ folder, /** @type {string} */ path) {
  // Backslashes are turned before the dots are resolved, or “..\” would lead out of the folder.
  const clean = posix.normalize(`/${path.replaceAll('\\', '/')}`).replace(/\/+$/, '');
  for (const candidate of clean === '' ? ['/index.html'] : [clean, `${clean}.html`]) {
    if (isFile(folder, candidate)) return candidate;
  }
  return extname(clean) ? undefined : '/app.html';
}

const etagOf = (/** @type {Buffer} */ body) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether a list of encodings names this one, other than to refuse it: `br;q=0`. */
const accepts = (/** @type {string} */ list, /** @type {string} */ encoding) =>
  list.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Whether the browser names this version as one it has; a proxy may have marked it as weak. */
const isKnown = (/** @type {string | undefined} */ list, /** @type {string} */ etag) =>
  (list ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/** @param {string} folder @param {Record<string, string>} documentHeaders @param {import('node:http').IncomingMessage} request */
function answer(folder, documentHeaders, request) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { ...documentHeaders, Allow: 'GET, HEAD' } };
  let path;
  try {
    // Joined, not resolved: “//other.example/” would be taken for the name of another host.
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
    // An asset is never asked for again, so it needs no mark to be known by.
    ...(isAsset(file) ? assetHeaders : { ...documentHeaders, ETag: etag }),
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  if (isKnown(request.headers['if-none-match'], etag)) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'Content-Length': String(body.length) }, body };
}

/** One answer that fails, because a new build took the file away, must not end the server. @type {typeof answer} */
function answerOrFail(folder, documentHeaders, request) {
  try {
    return answer(folder, documentHeaders, request);
  } catch (error) {
    console.error(`${request.url} could not be answered: ${error}`);
    return { status: 500, headers: documentHeaders };
  }
}

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} Handler */
/** @typedef {{ port: number, host?: string | undefined, folder?: string, documentHeaders?: Record<string, string>, api?: Handler }} Serving */

/** Only this device: whoever wants others on the network to see it names the address to listen at. */
const THIS_DEVICE = '127.0.0.1';
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A page elsewhere may have given its own name to this device's address; it is not answered under that name. */
const isOwnName = (/** @type {string | undefined} */ host) =>
  OWN_NAMES.has((host ?? '').replace(/:\d+$/, '').toLowerCase());

/** Said over plain HTTP it has no meaning. @param {Record<string, string>} headers */
const withoutTransportSecurity = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Strict-Transport-Security'));

/** The build leaves a site's headers beside its folder. */
export const headersFile = (/** @type {string} */ folder) => `${folder.replace(/\/$/, '')}.headers.json`;
const builtHeaders = (/** @type {string} */ folder) => JSON.parse(readFileSync(headersFile(folder), 'utf8'));

/**
 * Starts serving what was built, or another folder; on a port in use says so and takes the next free one.
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
    // As Hosting hands it on to a function.
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
      if (error.code !== 'EADDRINUSE' || port >= Math.min(wanted + 50, LAST_PORT)) return reject(error);
      console.log(`Port ${port} is in use by another program; trying ${port + 1}.`);
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

// `node scripts/serve.mjs 4199` serves what was built before, for the journeys.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , port, folder = 'dist'] = process.argv;
  await serve({ port: Number(port), folder: resolvePath(root, folder) });
}
