// npm run soak: runs seeded stress tests on the built app for hours and prints a summary.
//   --seeds 500     number of browser kills; the other tests scale with it
//   --seed 1        the first seed; the same seeds repeat the same tests
//   --only kills    one stress test, or several separated by commas
//   --no-build      use the existing build
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './setup/dependencies.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
ensureDependencies();
const { ensureBrowser } = await import('./setup/browser.mjs');

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

/** @typedef {{ name: string, description: string, kind: 'unit' | 'contract' | 'browser' }} StressTest */

/** @type {StressTest[]} */
const STRESS_TESTS = [
  { name: 'badInput', description: 'generated values for every parser and input', kind: 'unit' },
  { name: 'properties', description: 'property tests of every rule, with new cases', kind: 'unit' },
  { name: 'clocks', description: 'clock jumps during every timed activity', kind: 'unit' },
  { name: 'tabs', description: 'several tabs and learners, sleeping tabs, switches, erasures', kind: 'contract' },
  { name: 'audit', description: 'data left after an erasure, data in a copy', kind: 'browser' },
  { name: 'stores', description: 'full, blocked, damaged, deleted, newer, older and slow stores', kind: 'browser' },
  { name: 'hostile', description: 'hostile files, documents, stored values, addresses', kind: 'browser' },
  { name: 'scale', description: 'records read by each screen after years of learning', kind: 'browser' },
  { name: 'builds', description: 'deployments and rollbacks during a visit', kind: 'browser' },
  { name: 'missingCode', description: 'each script file missing in turn', kind: 'browser' },
  { name: 'kills', description: 'the browser killed at random moments', kind: 'browser' },
];

const wanted = values.only?.split(',') ?? STRESS_TESTS.map(({ name }) => name);
const unknown = wanted.filter((name) => !STRESS_TESTS.some((stressTest) => stressTest.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown stress test: ${unknown.join(', ')}. Choose from ${STRESS_TESTS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = STRESS_TESTS.filter(({ name }) => wanted.includes(name));

process.env['CHROME_PATH'] = ensureBrowser();
process.env['AKSHARAM_ENV_FILES'] = 'none';
const REPORTS = '.cache/soak-reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

if (!values['no-build'] && chosen.some(({ kind }) => kind === 'browser')) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const seeds = Number(values.seeds);
const runs = String(seeds * 20);

/** @param {StressTest} stressTest */
const reportOf = ({ name }) => `${REPORTS}/${name}.json`;

/** @param {StressTest} stressTest @returns {{ command: string[], environment: Record<string, string> }} */
function commandFor(stressTest) {
  const { name, kind } = stressTest;
  if (kind === 'browser') {
    return {
      command: [
        'playwright',
        'test',
        '-c',
        'soak/playwright.config.ts',
        `${name}.stress`,
        ...(name === 'stores' ? ['durability.spec'] : []),
        '--reporter=line,json',
      ],
      environment: {
        SOAK_SEEDS: values.seeds,
        SOAK_SEED: values.seed,
        PLAYWRIGHT_JSON_OUTPUT_NAME: resolvePath(reportOf(stressTest)),
      },
    };
  }
  return {
    command: [
      'vitest',
      'run',
      '--project',
      kind,
      name === 'properties' ? 'src/' : `soak/${name}`,
      '--testTimeout=3600000',
      '--retry=0',
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile.json=${reportOf(stressTest)}`,
    ],
    environment: {
      AKSHARAM_SEED: values.seed,
      SOAK_RUNS: runs,
      SOAK_SEED: values.seed,
      VITE_SOAK_RUNS: values.seeds,
      VITE_SOAK_SEED: values.seed,
    },
  };
}

/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { assertionResults: { status: string, fullName: string }[] }[] }} VitestReport */
/** @typedef {{ stats: { expected: number, unexpected: number }, suites: { specs: { ok: boolean, title: string }[] }[] }} PlaywrightReport */
/** @typedef {{ passed: number, failed: number, failures: string[] }} Count */

/** @param {VitestReport} report @returns {Count} */
const vitestCount = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName),
});

/** @param {PlaywrightReport} report @returns {Count} */
const playwrightCount = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  failures: suites
    .flatMap(({ specs }) => specs)
    .filter(({ ok }) => !ok)
    .map(({ title }) => title),
});

/** @param {StressTest} stressTest @returns {Count} */
function readReport(stressTest) {
  const report = JSON.parse(readFileSync(reportOf(stressTest), 'utf8'));
  return stressTest.kind === 'browser' ? playwrightCount(report) : vitestCount(report);
}

/** @param {StressTest} stressTest @returns {Promise<string>} */
function run(stressTest) {
  console.log(`\n── ${stressTest.name}: ${stressTest.description}`);
  const {
    command: [program = '', ...parameters],
    environment,
  } = commandFor(stressTest);
  const began = Date.now();
  const child = spawn(`node_modules/.bin/${program}`, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('exit', (status) => {
      const minutes = ((Date.now() - began) / 60_000).toFixed(1);
      try {
        const { passed, failed, failures } = readReport(stressTest);
        const verdict = status === 0 ? 'passed' : 'FAILED';
        resolve(
          [
            `${verdict.padEnd(6)} ${stressTest.name.padEnd(12)} ${passed} passed, ${failed} failed, ${minutes} min`,
            ...failures.map((failure) => `         ${failure}`),
          ].join('\n'),
        );
      } catch {
        resolve(`FAILED ${stressTest.name.padEnd(12)} no report, ${minutes} min`);
      }
    });
  });
}

const lines = [`Seeds ${values.seed} to ${Number(values.seed) + seeds - 1}, ${runs} generated values for each parser.`];
for (const stressTest of chosen) lines.push(await run(stressTest));
const summary = lines.join('\n');
writeFileSync(`${REPORTS}/report.txt`, `${summary}\n`);
console.log(`\n${summary}\n\nReport: ${REPORTS}/report.txt`);
process.exit(lines.some((line) => line.startsWith('FAILED')) ? 1 : 0);
