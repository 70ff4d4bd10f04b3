// Installs the locked dependencies when they are missing or out of date. Imports only Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const lockfile = `${root}package-lock.json`;
const stamp = `${root}node_modules/.aksharam-installed`;

const MIN_NODE = [20, 19];

function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_NODE;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  console.error(`Aksharam needs Node ${MIN_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

// Includes the platform, because a folder copied to another kind of machine has the wrong binaries.
const currentStamp = () =>
  createHash('sha256')
    .update(readFileSync(lockfile))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

export function ensureDependencies() {
  ensureNode();
  const expected = currentStamp();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return;
  console.log('Installing the locked dependencies (only when they change) …');
  // `npm ci` refuses a lockfile that lacks some platforms' binaries. This also installs the locked versions, and leaves
  // the lockfile unchanged.
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
    console.error('Could not install the dependencies. Check your internet connection, then run the command again.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, expected);
}
