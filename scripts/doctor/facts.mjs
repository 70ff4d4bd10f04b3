// Reads everything the doctor checks, so that the findings are pure functions of it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * @typedef {object} Facts
 * @property {string} nodeVersion
 * @property {Readonly<Record<string, string>>} page the VITE_ variables of the build
 * @property {readonly string[]} knownNames every VITE_ name that the app or its build reads
 * @property {readonly string[]} complaints the app's own error messages about them
 * @property {{ config: any | null, madeAt: number }} firebaseJson
 * @property {{ headers: Record<string, string> | null, text: string }} built
 * @property {{ files: readonly string[], changedAt: number }} settings the page's .env files
 * @property {string | null} aliasedProject the default project of .firebaserc
 * @property {{ files: readonly string[], values: Readonly<Record<string, string>>, known: readonly string[] }} functionSettings
 * @property {{ isThere: boolean, builtAt: number, changedAt: number, node: string, hasLock: boolean }} functions
 * @property {readonly string[]} secrets values from this environment that must not be in a page
 */

const textOf = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const timeOf = (/** @type {string} */ file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** @param {string} folder @param {RegExp} name @returns {string[]} */
function filesBelow(folder, name) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const newest = (/** @type {readonly string[]} */ files) => Math.max(0, ...files.map(timeOf));

/** @param {string} text @returns {any | null} */
function json(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Source folders that the functions bundle. */
const BUNDLED = [
  'functions/src',
  'src/domain',
  'src/adapters/shapes',
  'src/adapters/speechProviders',
  'src/content',
  'src/exercises',
];
/** Changed tests do not make the bundle stale. */
const SOURCE = /^(?!.*\.(?:test|testing|contract)\.ts$).*\.ts$/;
const READS_VARIABLES = [/onfiguration\.ts$/, /^provider\.ts$/, /^env\.d\.ts$/];

/** @param {string} root */
function knownNames(root) {
  const files = [
    ...READS_VARIABLES.flatMap((name) => filesBelow(join(root, 'src'), name)),
    join(root, 'scripts/build/configuration.mjs'),
    join(root, 'docs/CONFIGURATION.md'),
  ];
  const names = files.flatMap((file) => textOf(file).match(/VITE_[A-Z_]+/g) ?? []);
  // A trailing underscore marks a prefix, not a name.
  return [...new Set(names)].filter((name) => !name.endsWith('_'));
}

export const SECRETS = ['SARVAM_KEY', 'CHAT_KEY'];
const MIN_SECRET_LENGTH = 12;

/** @param {Readonly<Record<string, string | undefined>>} environment */
export const secretsIn = (environment) =>
  SECRETS.map((name) => environment[name] ?? '').filter((value) => value.length >= MIN_SECRET_LENGTH);

/**
 * @param {string} root
 * @param {Readonly<Record<string, string>>} page
 * @param {readonly string[]} complaints
 * @returns {Facts}
 */
export function readFacts(root, page, complaints) {
  const at = (/** @type {string} */ name) => join(root, name);
  const settings = ['.env', '.env.local', '.env.production', '.env.production.local'].filter((name) =>
    existsSync(at(name)),
  );
  const project = page['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const functionFiles = ['functions/.env', `functions/.env.${project}`].filter((name) => existsSync(at(name)));
  const manifest = json(textOf(at('functions/package.json'))) ?? {};
  return {
    nodeVersion: process.versions.node,
    page,
    knownNames: knownNames(root),
    complaints,
    firebaseJson: { config: json(textOf(at('firebase.json'))), madeAt: timeOf(at('firebase.json')) },
    built: {
      headers: json(textOf(at('dist.headers.json'))),
      text: filesBelow(at('dist'), /\.(js|html)$/)
        .map(textOf)
        .join('\n'),
    },
    settings: { files: settings, changedAt: newest(settings.map(at)) },
    aliasedProject: json(textOf(at('.firebaserc')))?.projects?.default ?? null,
    functionSettings: {
      files: functionFiles,
      values: Object.assign({}, ...functionFiles.map((name) => parseEnv(textOf(at(name))))),
      known: [...textOf(at('functions/src/index.ts')).matchAll(/defineString\('(\w+)'/g)].map(([, name = '']) => name),
    },
    functions: {
      isThere: existsSync(at('functions/package.json')),
      builtAt: newest(filesBelow(at('functions/lib'), /\.(js|mjs|cjs)$/)),
      changedAt: newest(BUNDLED.flatMap((folder) => filesBelow(at(folder), SOURCE))),
      node: String(manifest.engines?.node ?? ''),
      hasLock: existsSync(at('functions/package-lock.json')),
    },
    secrets: secretsIn(process.env),
  };
}
