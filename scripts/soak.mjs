// npm run soak: attacks the built app for hours, by seeds, and says in the end what held.
//   --seeds 500     how many kills; the model and the generated inputs grow with it
//   --seed 1        the first of them: the same seeds make the same attacks
//   --only kills    one attack, or several with commas between
//   --no-build      what is built already
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

/** @typedef {{ name: string, what: string, kind: 'unit' | 'contract' | 'browser' }} Attack */

/** @type {Attack[]} */
const ATTACKS = [
  { name: 'badInput', what: 'every parser and every input, with generated values', kind: 'unit' },
  { name: 'properties', what: 'every rule that is tested by generated cases, with others', kind: 'unit' },
  { name: 'clocks', what: 'jumps of the clock inside every timed activity', kind: 'unit' },
  { name: 'tabs', what: 'tabs, sleeping ones, learners, switches, erasures', kind: 'contract' },
  { name: 'audit', what: 'what is left after an erasure, what is in a copy', kind: 'browser' },
  { name: 'stores', what: 'full, blocked, damaged, deleted, newer, older, slow', kind: 'browser' },
  { name: 'hostile', what: 'hostile files, documents, stored values, addresses', kind: 'browser' },
  { name: 'scale', what: 'records read by each screen after years', kind: 'browser' },
  { name: 'builds', what: 'two builds behind one address', kind: 'browser' },
  { name: 'missingCode', what: 'each file of the code missing in turn', kind: 'browser' },
  { name: 'kills', what: 'the browser ended in the middle of things', kind: 'browser' },
];

const wanted = values.only?.split(',') ?? ATTACKS.map(({ name }) => name);
const unknown = wanted.filter((name) => !ATTACKS.some((attack) => attack.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no attack called ${unknown.join(', ')}. There are: ${ATTACKS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = ATTACKS.filter(({ name }) => wanted.includes(name));

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

/** @param {Attack} attack */
const reportOf = ({ name }) => `${REPORTS}/${name}.json`;

/** @param {Attack} attack @returns {{ command: string[], environment: Record<string, string> }} */
function started(attack) {
  const { name, kind } = attack;
  if (kind === 'browser') {
    return {
      command: [
        'playwright',
        'test',
        '-c',
        'soak/playwright.config.ts',
        `${name}.attack`,
        ...(name === 'stores' ? ['durability.spec'] : []),
        '--reporter=line,json',
      ],
      environment: {
        SOAK_SEEDS: values.seeds,
        SOAK_SEED: values.seed,
        PLAYWRIGHT_JSON_OUTPUT_NAME: resolvePath(reportOf(attack)),
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
      `--outputFile.json=${reportOf(attack)}`,
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
/** @typedef {{ passed: number, failed: number, faults: string[] }} Count */

/** @param {VitestReport} report @returns {Count} */
const vitestCount = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  faults: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName),
});

/** @param {PlaywrightReport} report @returns {Count} */
const playwrightCount = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  faults: suites
    .flatMap(({ specs }) => specs)
    .filter(({ ok }) => !ok)
    .map(({ title }) => title),
});

/** @param {Attack} attack @returns {Count} */
function counted(attack) {
  const report = JSON.parse(readFileSync(reportOf(attack), 'utf8'));
  return attack.kind === 'browser' ? playwrightCount(report) : vitestCount(report);
}

/** @param {Attack} attack @returns {Promise<string>} */
function run(attack) {
  console.log(`\n── ${attack.name}: ${attack.what}`);
  const {
    command: [program = '', ...parameters],
    environment,
  } = started(attack);
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
        const { passed, failed, faults } = counted(attack);
        const held = status === 0 ? 'held' : 'BROKE';
        resolve(
          [
            `${held.padEnd(6)} ${attack.name.padEnd(12)} ${passed} passed, ${failed} failed, ${minutes} min`,
            ...faults.map((fault) => `         ${fault}`),
          ].join('\n'),
        );
      } catch {
        resolve(`BROKE  ${attack.name.padEnd(12)} no report, ${minutes} min`);
      }
    });
  });
}

const lines = [`Seeds ${values.seed} to ${Number(values.seed) + seeds - 1}, ${runs} generated values for each parser.`];
for (const attack of chosen) lines.push(await run(attack));
const summary = lines.join('\n');
writeFileSync(`${REPORTS}/report.txt`, `${summary}\n`);
console.log(`\n${summary}\n\nThe report is in ${REPORTS}/report.txt.`);
process.exit(lines.some((line) => line.startsWith('BROKE')) ? 1 : 0);
