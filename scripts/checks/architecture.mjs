// Checks the imports of every source file against architecture/rules.mjs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../build/files.mjs';
import { cyclesIn } from './architecture/cycles.mjs';
import { CODE, importsOf } from './architecture/imports.mjs';
import { RULES } from './architecture/rules.mjs';

/** @typedef {import('./architecture/imports.mjs').Imports} Imports */

const FOLDERS = ['src', 'functions/src'];

/** @param {import('./architecture/rules.mjs').Rule} rule @param {Imports} imports */
function violationsOf({ name, from, to }, imports) {
  const importing = new RegExp(from.path ?? '');
  const notImporting = from.pathNot && new RegExp(from.pathNot);
  return [...imports].flatMap(([file, targets]) => {
    const match = importing.exec(file);
    if (!match || (notImporting && notImporting.test(file))) return [];
    const pattern = (/** @type {string} */ path) => new RegExp(path.replaceAll('$1', match[1] ?? ''));
    const imported = pattern(to.path ?? '');
    const notImported = to.pathNot && pattern(to.pathNot);
    return targets
      .filter(({ kind }) => !to.kinds || to.kinds.includes(kind))
      .filter(({ path }) => imported.test(path) && !(notImported && notImported.test(path)))
      .map(({ path }) => `${name}: ${file} → ${path}`);
  });
}

/** @param {string} folder the project's root */
export async function checkArchitecture(folder) {
  const folders = FOLDERS.filter((name) => existsSync(join(folder, name)));
  const below = async (/** @type {string} */ name) =>
    (await filesBelow(join(folder, name))).map((file) => `${name}/${file}`);
  const files = (await Promise.all(folders.map(below))).flat().filter((file) => CODE.test(file));

  const imports = importsOf(folder, files);
  const targets = [...imports.values()].flat();
  return {
    violations: [
      ...RULES.flatMap((rule) => violationsOf(rule, imports)),
      ...cyclesIn(imports).map((cycle) => `no-cycles: ${cycle.join(' → ')}`),
    ],
    modules: new Set([...imports.keys(), ...targets.map(({ path }) => path)]).size,
    imports: targets.length,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { violations, modules, imports } = await checkArchitecture(process.argv[2] ?? process.cwd());
  for (const violation of violations) console.error(violation);
  console.log(`${modules} modules, ${imports} imports`);
  if (imports === 0) console.error('No imports found: the check read no files.');
  process.exit(violations.length > 0 || imports === 0 ? 1 : 0);
}
