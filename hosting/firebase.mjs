// firebase.json as the build writes it: the same pages, headers and fallback that `npm start` serves.
import { ASSETS, assetHeaders, EVERY_RESPONSE } from './headers.mjs';

const asList = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const NAMES_IN_A_RULE = 100;
const escaped = (/** @type {string} */ name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Firebase sends a rule's headers with a 404 too, and a year of `immutable` would outlive the mistake: only files that
 * are there are named. No header is given by two rules, for nobody has promised which of them would win.
 * @param {readonly string[]} assets
 */
const assetRules = (assets) => {
  const { 'Cache-Control': forGood = '' } = assetHeaders;
  const groups = Array.from({ length: Math.ceil(assets.length / NAMES_IN_A_RULE) }, (_, at) =>
    assets.slice(at * NAMES_IN_A_RULE, (at + 1) * NAMES_IN_A_RULE),
  );
  return groups.map((names) => ({
    regex: `^${ASSETS.replace('**', '')}(?:${names.map(escaped).join('|')})$`,
    headers: asList({ 'Cache-Control': forGood }),
  }));
};

/**
 * @param {Record<string, string>} documentHeaders
 * @param {string | null} [region] where the functions run; `null` for an app that comes without them
 * @param {readonly string[]} [assets] the files below /assets/, by their path from there
 */
export const firebaseConfiguration = (documentHeaders, region = null, assets = []) => ({
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
      { source: ASSETS, headers: asList(EVERY_RESPONSE) },
      ...assetRules(assets),
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
