// npm run load: 200 learners at once against the rules and against the api, on this machine's loopback. No part of
// npm test: its figures say what this machine did with these stand-ins, and nothing about Google's.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drive, figureLines } from './load/drive.mjs';
import { signedInLearners } from './load/learners.mjs';
import { relayTurn, standInProvider, startApi } from './load/relay.mjs';
import { rulesTurn } from './load/rules.mjs';
import { startEmulator } from './setup/emulator.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '8799' },
  },
});
const seconds = Math.min(120, Number(values.seconds));
const count = Math.min(1000, Number(values.learners));

const emulator = await startEmulator();
const learners = await signedInLearners(emulator.authHost, count);
const [processor] = cpus();
console.log(
  `${count} learners for ${seconds} s, on ${availableParallelism()} cores (${processor?.model.trim()}), Node ${process.versions.node}`,
);
try {
  const rules = await drive({ learners, seconds, turn: rulesTurn(emulator) });
  for (const line of figureLines('Rules, on the emulator', rules)) console.log(line);

  if (existsSync('functions/lib/serve.js')) {
    const provider = await standInProvider();
    const folder = mkdtempSync(join(tmpdir(), 'sounds-'));
    const api = await startApi({ root, emulator, provider: provider.url, port: Number(values.port), folder });
    try {
      const relay = await drive({ learners, seconds, turn: relayTurn(api.url) });
      for (const line of figureLines('Relay, under plain Node', relay)) console.log(line);
      console.log(`  the provider was asked ${provider.calls()} times`);
    } finally {
      api.stop();
      provider.close();
      rmSync(folder, { recursive: true, force: true });
    }
  } else console.log('Relay: not driven, because functions/lib is not built (node scripts/build-functions.mjs).');
} finally {
  await emulator.stop();
}
