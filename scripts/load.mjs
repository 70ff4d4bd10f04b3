// npm run load: 200 concurrent learners against the rules and the API on this machine. It is not part of npm test: its
// figures describe this machine with mock servers, not Google's. --write puts them into docs/HOSTING.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drive, figureLines, figureTable, withFigures } from './load/drive.mjs';
import { signedInLearners } from './load/learners.mjs';
import { relayTurn, mockProvider, startApi } from './load/relay.mjs';
import { rulesTurn } from './load/rules.mjs';
import { startEmulator } from './setup/emulator.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '8799' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Math.min(120, Number(values.seconds));
const count = Math.min(1000, Number(values.learners));

const emulator = await startEmulator();
const learners = await signedInLearners(emulator.authHost, count);
const [processor] = cpus();
const day = new Date().toISOString().slice(0, 10);
const where = `${count} learners for ${seconds} s each, on ${day}, ${availableParallelism()} cores (${processor?.model.trim()}), Node ${process.versions.node}`;
console.log(where);

/** @type {{ name: string, figures: import('./load/drive.mjs').Figures }[]} */
const driven = [];
/** @param {string} name @param {Parameters<typeof drive<typeof learners[number]>>[0]['turn']} turn */
async function measure(name, turn) {
  const figures = await drive({ learners, seconds, turn });
  for (const line of figureLines(name, figures)) console.log(line);
  driven.push({ name, figures });
}

async function measureRelay() {
  const provider = await mockProvider();
  const folder = mkdtempSync(join(tmpdir(), 'sounds-'));
  const api = await startApi({ root, emulator, provider: provider.url, port: Number(values.port), folder });
  try {
    await measure('relay, under plain Node', relayTurn(api.url));
    console.log(`  ${provider.calls()} requests reached the provider`);
  } finally {
    api.stop();
    provider.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await measure('rules, on the emulator', rulesTurn(emulator));
  if (existsSync('functions/lib/serve.js')) await measureRelay();
  else console.log('Relay: skipped, because functions/lib is not built (node scripts/build-functions.mjs).');
} finally {
  await emulator.stop();
}

if (values.write) {
  const page = 'docs/HOSTING.md';
  const text = `${where}:\n\n${figureTable(driven)}`;
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), text));
  spawnSync('node_modules/.bin/oxfmt', [page], { stdio: 'inherit', shell: process.platform === 'win32' });
}
