// firebase.json as the build writes it: the same pages, headers and fallback that `npm start` serves.
import { ASSETS, assetHeaders } from './headers.mjs';

const asList = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * @param {Record<string, string>} documentHeaders
 * @param {string | null} [relayPath] where the app looks for the speech relay on its own origin: `/api/speech`
 */
export const firebaseConfiguration = (documentHeaders, relayPath = null) => ({
  hosting: {
    public: 'dist',
    ignore: ['**/.*', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    // A missing file with a name of its own stays missing; every other address is the app's.
    rewrites: [
      ...(relayPath ? [{ source: `${relayPath}/**`, function: 'speech' }] : []),
      { source: '!**/*.*', destination: '/app.html' },
    ],
    headers: [
      { source: `!${ASSETS}`, headers: asList(documentHeaders) },
      { source: ASSETS, headers: asList(assetHeaders) },
    ],
  },
  ...(relayPath && { functions: [{ source: 'functions', codebase: 'speech' }] }),
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
});
