// npm start: installs what is missing, builds for production and serves the result.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';

const DEFAULT_PORT = 4173;

function portFromEnvironment() {
  const given = process.env['PORT'];
  if (given === undefined || given.trim() === '') return DEFAULT_PORT;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  console.error(`PORT is “${given}”; it must be a number from 0 to 65535.`);
  return process.exit(1);
}

const port = portFromEnvironment();
ensureDependencies();
console.log('Building …');
const build = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const { serve } = await import('./serve.mjs');
const { url, close } = await serve({ port, host: process.env['HOST'] || undefined });
console.log(`\nAksharam is running at ${url}  (Ctrl-C stops it)\n`);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}
