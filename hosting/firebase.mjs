// firebase.json as the build writes it: the same pages, headers and fallback that `npm start` serves.
import { ASSETS, assetHeaders } from './headers.mjs';

const asList = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * @param {Record<string, string>} documentHeaders
 * @param {string | null} [region] where the functions run; `null` for an app that comes without them
 */
export const firebaseConfiguration = (documentHeaders, region = null) => ({
  hosting: {
    public: 'dist',
    ignore: ['**/.*', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    // A missing file with a name of its own stays missing; every other address is the app's.
    rewrites: [
      ...(region ? [{ source: '/api/**', function: { functionId: 'api', region } }] : []),
      { source: '!**/*.*', destination: '/app.html' },
    ],
    headers: [
      { source: `!${ASSETS}`, headers: asList(documentHeaders) },
      { source: ASSETS, headers: asList(assetHeaders) },
    ],
  },
  // Only what was built is uploaded; what it needs is installed there, by the lockfile.
  ...(region && {
    functions: [
      {
        source: 'functions',
        codebase: 'default',
        runtime: 'nodejs22',
        predeploy: ['node scripts/build-functions.mjs'],
        ignore: ['src', 'tsconfig.json', 'node_modules', '**/*.map', '**/.*.local', '*.log'],
      },
    ],
  }),
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
});
