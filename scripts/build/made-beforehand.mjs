// Some modules of the content are lists derived from others that are many times as large. A build runs them and keeps
// what they make; in development and in tests they run as they stand.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

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

/** The module as plain data. JSON.parse reads a long list faster than the engine reads it as code. @param {string} file */
async function asData(file) {
  const { module } = await runnerImport(`./${file}`, { root, configFile: false, logLevel: 'error' });
  return Object.entries(/** @type {Record<string, unknown>} */ (module))
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');
}

/** @returns {import('vite').Plugin} */
export function madeBeforehand() {
  /** @type {Map<string, Promise<string>>} */
  const made = new Map();
  return {
    name: 'aksharam:made-beforehand',
    apply: 'build',
    load(id) {
      const file = MADE_BEFOREHAND.find((name) => id === root + name);
      if (!file) return null;
      const code = made.get(file) ?? asData(file);
      made.set(file, code);
      return code;
    },
  };
}
