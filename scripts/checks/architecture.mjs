// Checks who imports whom (.dependency-cruiser.mjs), and that every source file was really looked at.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';
import { filesBelow } from '../build/files.mjs';

const CODE = /\.(ts|tsx|js)$/;

const FOLDERS = ['src', 'functions/src'];

/** @param {string} folder the folder that src/ is in */
export async function checkArchitecture(folder) {
  const folders = FOLDERS.filter((name) => existsSync(join(folder, name)));
  const { output } = await cruise(folders, {
    ruleSet: { forbidden: rules.forbidden },
    ...rules.options,
    validate: true,
    baseDir: folder,
  });
  if (typeof output === 'string') throw new Error(output);

  const looked = new Set(output.modules.map(({ source }) => source));
  const below = (/** @type {string} */ name) => filesBelow(join(folder, name));
  const files = (
    await Promise.all(folders.map(async (name) => (await below(name)).map((file) => `${name}/${file}`)))
  ).flat();
  return {
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    missed: files.filter((file) => CODE.test(file) && !file.endsWith('.d.ts') && !looked.has(file)),
    modules: looked.size,
    imports: output.summary.totalDependenciesCruised ?? 0,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { violations, missed, modules, imports } = await checkArchitecture(process.argv[2] ?? process.cwd());
  for (const violation of violations) console.error(violation);
  for (const file of missed) console.error(`not looked at: ${file}`);
  console.log(`${modules} modules, ${imports} imports`);
  if (imports === 0) console.error('No import was found: the check looked at nothing.');
  process.exit(violations.length > 0 || missed.length > 0 || imports === 0 ? 1 : 0);
}
