// The one source of the response headers: `npm start` sends them, and the build writes them into firebase.json.

/**
 * What a page may load and from where, beyond its own origin.
 * @typedef {object} ContentPolicy
 * @property {string[]} scriptHashes sha256 of each script written into a page
 * @property {string[]} styleHashes sha256 of each style sheet written into a page
 * @property {string[]} [connect] origins of the configured providers
 * @property {string[]} [frame] origins that a provider's sign-in frames come from
 * @property {string[]} [image] pictures that a provider asks for
 * @property {string[]} [script] origins that a provider loads its own scripts from
 */

const list = (/** @type {string[]} */ ...sources) => sources.join(' ');
const hashes = (/** @type {string[]} */ values) => values.map((value) => `'sha256-${value}'`);

/**
 * No text becomes markup or the address of a script but through `src/browser/ownScript.ts`. A provider that brings scripts
 * of its own (Google's sign-in) starts them by their plain address, and could not.
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
    // Widths of progress bars and the like; a style attribute runs no code.
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

/** Files with a hash in their name: scripts, styles, fonts. They are no documents, so what a document may do is not said again. */
export const ASSETS = '/assets/**';
export const isAsset = (/** @type {string} */ path) => path.startsWith(ASSETS.replace('**', ''));

export const EVERY_RESPONSE = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };

/** @type {Record<string, string>} */
export const assetHeaders = { ...EVERY_RESPONSE, 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Headers of every response that is not an asset. It is asked for again each time, which costs little when unchanged.
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
  // A sign-in popup must be able to answer its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': 'max-age=31536000',
});
