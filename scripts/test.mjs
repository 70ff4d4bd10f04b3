// npm test: installs what is missing, then runs every kind of test. The last line is the total.
// --fast skips everything that needs a browser or a build (npm run check).
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
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

// The tests must not depend on the owner's configuration.
process.env['AKSHARAM_ENV_FILES'] = 'none';
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];

const REPORTS = '.cache/test-reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/**
 * A step that `keepsRunning` is done when it reports that it serves; a `lowPriority` step yields the CPU to the others.
 * @typedef {{
 *   name: string, command: string[], env?: Readonly<Record<string, string>>, count?: () => Count,
 *   keepsRunning?: true, lowPriority?: true,
 * }} Step
 */

const report = (/** @type {string} */ name) => `${REPORTS}/${name}.json`;

/** @param {string} name @returns {Count} */
function vitestCount(name) {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, numTotalTests } = JSON.parse(
    readFileSync(report(name), 'utf8'),
  );
  // A file that cannot be loaded fails without a failed test.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || numTotalTests === 0 ? 1 : 0);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

/** @returns {Count} */
function e2eCount() {
  const { stats, errors } = JSON.parse(readFileSync(report('e2e'), 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** @param {string} name @param {string[]} options @returns {Step} */
const vitest = (name, ...options) => ({
  name,
  command: [
    'vitest',
    'run',
    '--project',
    name,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
    ...options,
  ],
  count: () => vitestCount(name),
});

/**
 * Uses one checker, because several would each compute the shared types while other steps need the cores; and a large
 * GOGC, because memory is cheaper than frequent garbage collection.
 * @param {string} name @param {string} project @returns {Step}
 */
const types = (name, project) => ({
  name,
  command: ['tsc', '-p', project, '--checkers', '1'],
  env: { GOGC: '400' },
});

/** @type {Step[]} */
const CHECKS = [
  types('types', 'tsconfig.json'),
  types('types of domain/, without a browser', 'src/domain/tsconfig.json'),
  types('types of the service worker', 'src/service-worker/tsconfig.json'),
  types('types of the voice', 'voice'),
  types('types of the functions', 'functions'),
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'architecture', command: ['node', 'scripts/checks/architecture.mjs'] },
  { name: 'dead code', command: ['knip'] },
];

const UNIT = vitest('unit');

/** Runs in one process in the background: two processes would each load the content. @type {Step} */
const UNIT_IN_BACKGROUND = { ...vitest('unit', '--no-file-parallelism'), lowPriority: true };

/** These often wait for a browser or the emulator, so other steps can use the cores. @type {Step[]} */
const WAITING = [vitest('contract'), vitest('routes'), vitest('rules')];

/** @type {Step} */
const BUILD = { name: 'build', command: ['node', 'scripts/build.mjs'], env: { AKSHARAM_COMPRESS: 'quickly' } };

const HOSTED_PORT = process.env['AKSHARAM_HOSTED_PORT'] ?? '4198';

/** Runs after the build, whose cache it uses, and early, because the end-to-end tests need it. @type {Step} */
const HOSTED = { name: 'hosted build', command: ['node', 'scripts/serve-hosted.mjs', HOSTED_PORT], keepsRunning: true };

/** @type {Step} */
const E2E = { name: 'e2e', command: ['playwright', 'test'], count: e2eCount };

const executableOf = (/** @type {string} */ program) =>
  program === 'node' ? process.execPath : `node_modules/.bin/${program}`;

/** @type {Count} */
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** @param {Count} one @param {Count} other @returns {Count} */
const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/**
 * @param {Step} step
 * @param {boolean} isLive print the output as it arrives; otherwise collect it
 * @returns {Promise<{ status: number | null, output: string }>}
 */
const execute = ({ command: [program = '', ...parameters], env, keepsRunning, lowPriority }, isLive) =>
  new Promise((resolve) => {
    const stream = isLive ? 'inherit' : 'pipe';
    const child = spawn(executableOf(program), parameters, {
      stdio: ['ignore', stream, stream, ...(keepsRunning ? /** @type {const} */ (['ipc']) : [])],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
    });
    if (lowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ status: null, output: `${output}${error.message}` }));
    child.on('close', (status) => resolve({ status, output }));
    child.on('message', () => resolve({ status: 0, output }));
  });

/** Prints the output of a step that runs in parallel only when it ends. @param {Step} step @param {boolean} isAlone @returns {Promise<Count>} */
async function run(step, isAlone) {
  const { name, count } = step;
  if (isAlone) console.log(`\n── ${name}`);
  const started = Date.now();
  const { status, output } = await execute(step, isAlone);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (!isAlone) console.log(`\n── ${name}\n${output.trim()}`);
  console.log(`   ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (step === HOSTED && status === 0) process.env['AKSHARAM_HOSTED_IS_SERVED'] = 'yes';
  if (!count) return { ...NOTHING, [status === 0 ? 'passed' : 'failed']: 1 };
  if (!existsSync(report(name))) return { ...NOTHING, failed: 1 };
  const counted = count();
  return status === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

/** Takes steps from a list that another worker may share. @param {Step[]} steps @returns {Promise<Count>} */
async function runInTurn(steps) {
  let total = NOTHING;
  for (let step = steps.shift(); step; step = steps.shift()) total = sum(total, await run(step, false));
  return total;
}

/** Runs the checks on two cores, then the unit tests, which use both. @returns {Promise<Count>} */
async function runFast() {
  const checks = [...CHECKS];
  const counts = await Promise.all([runInTurn(checks), runInTurn(checks)]);
  return [...counts, await run(UNIT, true)].reduce(sum);
}

/**
 * Pairs CPU-bound steps with steps that wait, and runs the checks on the first free core. The end-to-end tests need both
 * cores and the build; the unit tests run whenever a core is idle. @returns {Promise<Count>}
 */
async function runAll() {
  const checks = [...CHECKS];
  const thenChecks = async (/** @type {Step[]} */ steps) => sum(await runInTurn(steps), await runInTurn(checks));
  const unit = run(UNIT_IN_BACKGROUND, false);
  const counts = await Promise.all([thenChecks([BUILD, HOSTED]), thenChecks([...WAITING])]);
  return [...counts, await run(E2E, true), await unit].reduce(sum);
}

const total = await (fast ? runFast() : runAll());
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
// Exiting also ends the steps that keep running.
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
