// The build writes firebase.json from this: the same pages, headers and fallback that `npm start` serves.
import { ASSETS, assetHeaders, EVERY_RESPONSE } from './headers.mjs';

const asList = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const MAX_NAMES_PER_RULE = 100;
const escaped = (/** @type {string} */ name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Firebase sends a rule's headers with a 404 too, which a browser would then cache for a year, so the rules name only
 * existing files. No two rules set the same header, because Firebase does not document which one wins.
 * @param {readonly string[]} assets
 */
const assetRules = (assets) => {
  const { 'Cache-Control': immutable = '' } = assetHeaders;
  const groups = Array.from({ length: Math.ceil(assets.length / MAX_NAMES_PER_RULE) }, (_, at) =>
    assets.slice(at * MAX_NAMES_PER_RULE, (at + 1) * MAX_NAMES_PER_RULE),
  );
  return groups.map((names) => ({
    regex: `^${ASSETS.replace('**', '')}(?:${names.map(escaped).join('|')})$`,
    headers: asList({ 'Cache-Control': immutable }),
  }));
};

/**
 * @param {Record<string, string>} documentHeaders
 * @param {string | null} [region] where the functions run; `null` for an app without functions
 * @param {readonly string[]} [assets] paths relative to /assets/
 */
export const firebaseConfiguration = (documentHeaders, region = null, assets = []) => ({
  hosting: {
    public: 'dist',
    ignore: ['**/.*', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    // An address with a file extension stays a 404; every other address opens the app.
    rewrites: [
      ...(region ? [{ source: '/api/**', function: { functionId: 'api', region } }] : []),
      { source: '!**/*.*', destination: '/app.html' },
    ],
    headers: [
      { source: `!${ASSETS}`, headers: asList(documentHeaders) },
      { source: ASSETS, headers: asList(EVERY_RESPONSE) },
      ...assetRules(assets),
    ],
  },
  // Only the built code is uploaded; Firebase installs its dependencies from the lockfile.
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
