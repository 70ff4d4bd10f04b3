// Some content modules are lists derived from much larger modules. A build runs them and ships only their result, which
// it also caches for the next build; in development and in tests they run unchanged.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { loadOrMake } from './cache.mjs';

export const PREBUILT_MODULES = [
  'bank/packedHeads',
  'bank/sentences',
  'bank/mentions',
  'lessons/kindOrders',
  'padyalu/placesInWorks',
  'padyalu/poems',
  'shelf/catalogue',
].map((name) => `src/content/${name}.ts`);

const root = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = 'virtual:prebuilt';
const CACHE_FILE = '.cache/prebuilt.json';
/** These modules import only from here and from libraries. */
const SOURCES = ['src/content/', 'src/domain/', 'src/exercises/'];
const MAKERS = ['scripts/build/prebuilt.mjs', 'scripts/build/cache.mjs', 'package-lock.json'];

/** A hash that changes when the result could change. */
function hashSources() {
  const hash = createHash('sha256');
  for (const file of [...MAKERS, ...SOURCES.flatMap(filesIn)]) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex');
}

const filesIn = (/** @type {string} */ folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json)$/u.test(file) && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => folder + file);

/** JSON.parse is faster than parsing a long list as JavaScript. @param {object} module */
const asData = (module) =>
  Object.entries(module)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');

/** Runs all modules together, so that shared imports are read once. */
async function makeAll() {
  const plugin = {
    name: ENTRY,
    resolveId: (/** @type {string} */ id) => (id === ENTRY ? ENTRY : null),
    load: (/** @type {string} */ id) =>
      id === ENTRY ? PREBUILT_MODULES.map((file, at) => `export * as made${at} from '/${file}';`).join('\n') : null,
  };
  const { module, dependencies } = await runnerImport(ENTRY, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
  });
  const stray = dependencies.filter((file) => !SOURCES.some((folder) => file.startsWith(root + folder)));
  if (stray.length > 0)
    throw new Error(`Prebuilt content imports ${stray.join(', ')}, which the cache does not track.`);
  const made = /** @type {Record<string, object>} */ (module);
  return Object.fromEntries(PREBUILT_MODULES.map((file, at) => [file, asData(made[`made${at}`] ?? {})]));
}

/** @returns {import('vite').Plugin} */
export function prebuilt() {
  /** @type {ReturnType<typeof makeAll> | undefined} */
  let made;
  return {
    name: 'aksharam:prebuilt',
    apply: 'build',
    async load(id) {
      const file = PREBUILT_MODULES.find((name) => id === root + name);
      if (!file) return null;
      made ??= loadOrMake(root + CACHE_FILE, hashSources(), makeAll);
      return (await made)[file];
    },
  };
}
