// npm test: sets up what is missing, then runs every kind of test. The last line counts them all together.
// --fast leaves out what needs a browser or a build (npm run check).
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

// What the owner of this folder has configured is not what is tested.
process.env['AKSHARAM_ENV_FILES'] = 'none';
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];

const REPORTS = '.cache/test-reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/**
 * One that `staysOn` is done when it says that it serves; one that `givesWay` computes when nothing else does.
 * @typedef {{
 *   name: string, command: string[], env?: Readonly<Record<string, string>>, count?: () => Count,
 *   staysOn?: true, givesWay?: true,
 * }} Step
 */

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
 * Several checkers would each work out the types that all of them need, while other steps want the cores as well; and
 * memory is cheaper than collecting it often.
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
  // What it read of a file is kept as long as the file does not change.
  { name: 'dead code', command: ['knip', '--cache', '--cache-location', '.cache/knip'] },
];

const UNIT = vitest('unit');

/** Nothing waits for them; in one process: two would each load the content. @type {Step} */
const UNIT_BESIDE_ALL = { ...vitest('unit', '--no-file-parallelism'), givesWay: true };

/** These often wait, for a browser or for the emulator, so that something else can use the cores. @type {Step[]} */
const WAITING = [vitest('contract'), vitest('rules')];

/** @type {Step} */
const BUILD = { name: 'build', command: ['node', 'scripts/build.mjs'], env: { AKSHARAM_COMPRESS: 'quickly' } };

const HOSTED_PORT = process.env['AKSHARAM_HOSTED_PORT'] ?? '4198';

/** After the build, of which it keeps what takes long to make; the journeys would wait for it. @type {Step} */
const HOSTED = { name: 'hosted build', command: ['node', 'scripts/serve-hosted.mjs', HOSTED_PORT], staysOn: true };

/** @type {Step} */
const JOURNEYS = { name: 'journeys', command: ['playwright', 'test'], count: journeyCount };

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
 * @param {boolean} isHeard what it says is shown as it says it; else it is kept
 * @returns {Promise<{ status: number | null, said: string }>}
 */
const ended = ({ command: [program = '', ...parameters], env, staysOn, givesWay }, isHeard) =>
  new Promise((resolve) => {
    const heard = isHeard ? 'inherit' : 'pipe';
    const child = spawn(executableOf(program), parameters, {
      stdio: ['ignore', heard, heard, ...(staysOn ? /** @type {const} */ (['ipc']) : [])],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
    });
    if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let said = '';
    child.stdout?.on('data', (text) => (said += text));
    child.stderr?.on('data', (text) => (said += text));
    child.on('error', (error) => resolve({ status: null, said: `${said}${error.message}` }));
    child.on('close', (status) => resolve({ status, said }));
    child.on('message', () => resolve({ status: 0, said }));
  });

/** What a step that runs beside others says is shown when it ends. @param {Step} step @param {boolean} isAlone @returns {Promise<Count>} */
async function run(step, isAlone) {
  const { name, count } = step;
  if (isAlone) console.log(`\n── ${name}`);
  const started = Date.now();
  const { status, said } = await ended(step, isAlone);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (!isAlone) console.log(`\n── ${name}\n${said.trim()}`);
  console.log(`   ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (step === HOSTED && status === 0) process.env['AKSHARAM_HOSTED_IS_SERVED'] = 'yes';
  if (!count) return { ...NOTHING, [status === 0 ? 'passed' : 'failed']: 1 };
  if (!existsSync(report(name))) return { ...NOTHING, failed: 1 };
  const counted = count();
  return status === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

/** One after the other, beside others. @param {Step[]} steps @returns {Promise<Count>} */
async function inTurn(steps) {
  let total = NOTHING;
  for (let step = steps.shift(); step; step = steps.shift()) total = sum(total, await run(step, false));
  return total;
}

/** The checks on two cores, then what uses both by itself. @returns {Promise<Count>} */
async function runFast() {
  const checks = [...CHECKS];
  const counts = await Promise.all([inTurn(checks), inTurn(checks)]);
  return [...counts, await run(UNIT, true)].reduce(sum);
}

/**
 * What computes beside what waits, and the checks on whichever core is free first; the journeys need both cores and the
 * build, and leave them idle now and then for the unit tests. @returns {Promise<Count>}
 */
async function runAll() {
  const checks = [...CHECKS];
  const thenChecks = async (/** @type {Step[]} */ steps) => sum(await inTurn(steps), await inTurn(checks));
  const unit = run(UNIT_BESIDE_ALL, false);
  const counts = await Promise.all([thenChecks([BUILD, HOSTED]), thenChecks([...WAITING])]);
  return [...counts, await run(JOURNEYS, true), await unit].reduce(sum);
}

const total = await (fast ? runFast() : runAll());
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
// What stays on ends with this.
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
