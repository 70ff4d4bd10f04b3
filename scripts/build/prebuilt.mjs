// Some modules of the content are lists derived from others that are many times as large. A build runs them and keeps
// what they make, also for the next one; in development and in tests they run as they stand.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { keptOrMade } from './cache.mjs';

export const MADE_BEFOREHAND = [
  'bank/packedHeads',
  'bank/sentences',
  'bank/mentions',
  'lessons/kindOrders',
  'padyalu/placesInWorks',
  'padyalu/poems',
  'shelf/catalogue',
].map((name) => `src/content/${name}.ts`);

const root = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = 'virtual:made-beforehand';
const CACHE_FILE = '.cache/made-beforehand.json';
/** Nothing else is asked for by these modules; libraries are. */
const SOURCES = ['src/content/', 'src/domain/'];
const MAKERS = ['scripts/build/prebuilt.mjs', 'scripts/build/cache.mjs', 'package-lock.json'];

/** Changes with whatever these modules could make something else from. */
function stateOfSources() {
  const state = createHash('sha256');
  for (const file of [...MAKERS, ...SOURCES.flatMap(filesIn)]) state.update(file).update(readFileSync(root + file));
  return state.digest('hex');
}

const filesIn = (/** @type {string} */ folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json)$/u.test(file) && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => folder + file);

/** JSON.parse reads a long list faster than the engine reads it as code. @param {object} module */
const asData = (module) =>
  Object.entries(module)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');

/** Each module as plain data. They are run together: what several need is read once. */
async function makeAll() {
  const plugin = {
    name: ENTRY,
    resolveId: (/** @type {string} */ id) => (id === ENTRY ? ENTRY : null),
    load: (/** @type {string} */ id) =>
      id === ENTRY ? MADE_BEFOREHAND.map((file, at) => `export * as made${at} from '/${file}';`).join('\n') : null,
  };
  const { module, dependencies } = await runnerImport(ENTRY, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
  });
  const stray = dependencies.filter((file) => !SOURCES.some((folder) => file.startsWith(root + folder)));
  if (stray.length > 0) throw new Error(`What is made beforehand hangs on ${stray.join(', ')}, which nobody watches.`);
  const made = /** @type {Record<string, object>} */ (module);
  return Object.fromEntries(MADE_BEFOREHAND.map((file, at) => [file, asData(made[`made${at}`] ?? {})]));
}

/** @returns {import('vite').Plugin} */
export function prebuilt() {
  /** @type {ReturnType<typeof makeAll> | undefined} */
  let made;
  return {
    name: 'aksharam:made-beforehand',
    apply: 'build',
    async load(id) {
      const file = MADE_BEFOREHAND.find((name) => id === root + name);
      if (!file) return null;
      made ??= keptOrMade(root + CACHE_FILE, stateOfSources(), makeAll);
      return (await made)[file];
    },
  };
}
