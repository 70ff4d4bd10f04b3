// npm test: sets up what is missing, then runs every kind of test. The last line counts them all together.
// --fast leaves out what needs a browser or a build (npm run check).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const fast = process.argv.includes('--fast');

ensureDependencies();
if (!fast) {
  const { ensureBrowser } = await import('./setup/browser.mjs');
  process.env['CHROME_PATH'] = ensureBrowser();
}

const { makeVoice } = await import('./make-voice.mjs');
await makeVoice(new URL('../', import.meta.url), new URL('../public/voice/', import.meta.url));

// What the owner of this folder has configured is not what is tested.
process.env['AKSHARAM_ENV_FILES'] = 'none';
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];

const REPORTS = '.cache/test-reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, command: string[], count?: () => Count }} Step */

const report = (/** @type {string} */ name) => `${REPORTS}/${name}.json`;

/** @param {string} name @returns {Count} */
function vitestCount(name) {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, numTotalTests } = JSON.parse(
    readFileSync(report(name), 'utf8'),
  );
  // A file that could not even be loaded fails without a failed test.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || numTotalTests === 0 ? 1 : 0);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

/** @returns {Count} */
function journeyCount() {
  const { stats, errors } = JSON.parse(readFileSync(report('journeys'), 'utf8'));
  if (stats.flaky > 0) console.log(`   ${stats.flaky} passed only at the second try`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** @param {string} name @param {string[]} projects @returns {Step} */
const vitest = (name, projects) => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  count: () => vitestCount(name),
});

/** @type {Step[]} */
const CHECKS = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of domain/, without a browser', command: ['tsc', '-p', 'src/domain/tsconfig.json'] },
  { name: 'types of the service worker', command: ['tsc', '-p', 'src/service-worker/tsconfig.json'] },
  { name: 'types of the voice', command: ['tsc', '-p', 'voice'] },
  { name: 'types of the functions', command: ['tsc', '-p', 'functions'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'architecture', command: ['node', 'scripts/checks/architecture.mjs'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'proofreading', command: ['node', 'scripts/checks/telugu.mjs'] },
];

/** @type {Step[]} */
const FAST_STEPS = [vitest('unit', ['unit'])];

/** @type {Step[]} */
const SLOW_STEPS = [
  vitest('contract', ['contract', 'rules']),
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  { name: 'journeys', command: ['playwright', 'test'], count: journeyCount },
];

const executableOf = (/** @type {string} */ program) =>
  program === 'node' ? process.execPath : `node_modules/.bin/${program}`;

/** @param {Step} step @returns {Count} */
function run({ name, command: [program = '', ...parameters], count }) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(executableOf(program), parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
  });
  console.log(`   ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (!count) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  if (!existsSync(report(name))) return { passed: 0, failed: 1, skipped: 0 };
  const counted = count();
  return status === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

/** One after the other on each core; what a check says is shown when it ends. @returns {Promise<Count>} */
async function runChecks() {
  const waiting = [...CHECKS];
  const count = { passed: 0, failed: 0, skipped: 0 };
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, command } = step;
      const started = Date.now();
      const { status, said } = await spoken(command);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`\n── ${name}\n${said.trim()}\n   ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      count[status === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return count;
}

/** @param {string[]} command @returns {Promise<{ status: number | null, said: string }>} */
const spoken = ([program = '', ...parameters]) =>
  new Promise((resolve) => {
    const child = spawn(executableOf(program), parameters, { shell: process.platform === 'win32' });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('error', (error) => resolve({ status: null, said: `${said}${error.message}` }));
    child.on('close', (status) => resolve({ status, said }));
  });

const total = await runChecks();
for (const step of fast ? FAST_STEPS : [...FAST_STEPS, ...SLOW_STEPS]) {
  const { passed, failed, skipped } = run(step);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
