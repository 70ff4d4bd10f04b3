// Checks who imports whom (.dependency-cruiser.mjs), and that every source file was really looked at.
import { cruise } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';
import { filesBelow } from '../build/files.mjs';

const CODE = /\.(ts|tsx|js)$/;

const { output } = await cruise(['src'], { ruleSet: { forbidden: rules.forbidden }, ...rules.options, validate: true });
if (typeof output === 'string') throw new Error(output);

const looked = new Set(output.modules.map(({ source }) => source));
const missed = (await filesBelow('src'))
  .map((file) => `src/${file}`)
  .filter((file) => CODE.test(file) && !file.endsWith('.d.ts') && !looked.has(file));

for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
for (const file of missed) console.error(`not looked at: ${file}`);
console.log(`${looked.size} modules, ${output.summary.totalDependenciesCruised} imports`);

const nothing = output.summary.totalDependenciesCruised === 0;
if (nothing) console.error('No import was found: the check looked at nothing.');
process.exit(output.summary.violations.length > 0 || missed.length > 0 || nothing ? 1 : 0);
