// The only source of the response headers: `npm start` sends them, and the build writes them into firebase.json.

/**
 * The sources a page may load from, beyond its own origin.
 * @typedef {object} ContentPolicy
 * @property {string[]} scriptHashes sha256 of each inline script
 * @property {string[]} styleHashes sha256 of each inline style sheet
 * @property {string[]} [connect] origins of the configured providers
 * @property {string[]} [frame] origins of a provider's sign-in frames
 * @property {string[]} [image] origins of a provider's images
 * @property {string[]} [script] origins of a provider's own scripts
 */

const list = (/** @type {string[]} */ ...sources) => sources.join(' ');
const hashes = (/** @type {string[]} */ values) => values.map((value) => `'sha256-${value}'`);

/**
 * Only `src/browser/ownScript.ts` may turn text into markup or a script URL. Google's sign-in sets plain script URLs,
 * which Trusted Types would block, so a policy that allows provider scripts omits them.
 * @param {string[]} script
 */
const trustedTypes = (script) =>
  script.length > 0 ? [] : [`require-trusted-types-for 'script'`, `trusted-types aksharam`];

/** @param {ContentPolicy} policy */
const contentSecurityPolicy = ({ scriptHashes, styleHashes, connect = [], frame = [], script = [], image = [] }) =>
  [
    `default-src 'none'`,
    `script-src ${list(`'self'`, ...hashes(scriptHashes), ...script)}`,
    `style-src-elem ${list(`'self'`, ...hashes(styleHashes))}`,
    // Progress bars set their width this way; a style attribute runs no code.
    `style-src-attr 'unsafe-inline'`,
    `img-src ${list(`'self'`, 'data:', 'blob:', ...image)}`,
    `font-src 'self'`,
    `media-src 'self' blob: data:`,
    `connect-src ${list(`'self'`, ...connect)}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${frame.length > 0 ? list(...frame) : `'none'`}`,
    `frame-ancestors 'none'`,
    `form-action 'self' mailto:`,
    `base-uri 'none'`,
    `object-src 'none'`,
    ...trustedTypes(script),
  ].join('; ');

/** Scripts, styles and fonts with a hash in their name. They are not documents, so they need no document headers. */
export const ASSETS = '/assets/**';
export const isAsset = (/** @type {string} */ path) => path.startsWith(ASSETS.replace('**', ''));

export const EVERY_RESPONSE = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };

/** @type {Record<string, string>} */
export const assetHeaders = { ...EVERY_RESPONSE, 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Headers of every response that is not an asset. Browsers revalidate it on each visit, which is cheap when unchanged.
 * @param {ContentPolicy} policy
 * @returns {Record<string, string>}
 */
export const documentHeaders = (policy) => ({
  ...EVERY_RESPONSE,
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': contentSecurityPolicy(policy),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  // A sign-in popup must be able to reach its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': 'max-age=31536000',
});
