// Installs the locked dependencies when they are missing or out of date. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const lockfile = `${root}package-lock.json`;
const stamp = `${root}node_modules/.aksharam-installed`;

const OLDEST_NODE = [20, 19];

function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`Aksharam needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

// The platform is part of it: a folder copied to another kind of machine has the wrong binaries.
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(lockfile))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

export function ensureDependencies() {
  ensureNode();
  const want = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  console.log('Installing the locked dependencies (once, and again when they change) …');
  // Not `npm ci`: it refuses a lockfile that lacks the binaries of systems whose packages were out of reach when it
  // was written. This takes the locked versions too, and leaves the lockfile as it is.
  const install = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (install.status !== 0) {
    console.error('The dependencies could not be installed. Check the network connection, then run the command again.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, want);
}
