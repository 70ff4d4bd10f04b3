// npm run deploy: builds, runs the doctor, and deploys pages, rules, indexes and functions. See docs/HOSTING.md.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandLine, deployArguments, deploySteps, projectOf, USAGE } from './deploy/plan.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);

const given = deployArguments(process.argv.slice(2));
if (typeof given === 'string') {
  console.error(`${given}\n\n${USAGE}`);
  process.exit(1);
}
ensureDependencies();
const { loadEnv } = await import('vite');
const chosen = projectOf(given.project, loadEnv('production', root, 'VITE_')['VITE_FIREBASE_PROJECT_ID']);
if ('sentence' in chosen) {
  console.error(chosen.sentence);
  process.exit(1);
}

const steps = deploySteps(given, { project: chosen.project, hasFunctions: existsSync('scripts/build-functions.mjs') });
for (const step of steps) {
  console.log(`\n── ${step.why}\n   ${commandLine(step)}`);
  if (given.isDryRun) continue;
  const program = step.program === 'node' ? process.execPath : step.program;
  const { status } = spawnSync(program, step.parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\nStopped: this step failed, and the steps after it did not run.`);
    process.exit(status ?? 1);
  }
}
