// Provides emulators of Firebase Auth and Firestore for the tests: those named in FIRESTORE_EMULATOR_HOST and
// FIREBASE_AUTH_EMULATOR_HOST (Google's, for example), or else fireemu. fireemu is young and made by a third party, so it
// is pinned by its checksum; it is downloaded from the npm registry into .cache/ and never committed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PACKAGE = '@fireemu/linux-x64@0.7.1';
const SHA256 = '4dba7a4e4ec44898cd3835351c27ca316fb360c092ca6cc1db181812f7354ff1';
const PROJECT = 'demo-aksharam';
const STARTUP_TIMEOUT_MS = 30_000;

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, '.cache', 'fireemu');
const binary = join(cache, SHA256.slice(0, 12), 'fireemu');

/**
 * @typedef {{ firestoreHost: string, authHost: string, projectId: string, stop: () => Promise<void> }} Emulator
 * @typedef {{ kind: 'running', firestoreHost: string, authHost: string, projectId: string }
 *   | { kind: 'missing', reason: string }} ProvidedEmulator
 */

/** Explains why there is no emulator; the tests that need one print it. */
class NoEmulator extends Error {}

/** @returns {Emulator | undefined} */
function configuredEmulator() {
  const firestoreHost = process.env['FIRESTORE_EMULATOR_HOST'];
  const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!firestoreHost && !authHost) return undefined;
  if (!firestoreHost) throw new NoEmulator('FIREBASE_AUTH_EMULATOR_HOST is set but FIRESTORE_EMULATOR_HOST is not');
  if (!authHost) throw new NoEmulator('FIRESTORE_EMULATOR_HOST is set but FIREBASE_AUTH_EMULATOR_HOST is not');
  return { firestoreHost, authHost, projectId: PROJECT, stop: () => Promise.resolve() };
}

const checksum = (/** @type {string} */ path) => createHash('sha256').update(readFileSync(path)).digest('hex');

function download() {
  if (existsSync(binary) && checksum(binary) === SHA256) return;
  mkdirSync(cache, { recursive: true });
  // Download to a temporary folder and rename, because two test projects may start at the same time.
  const folder = mkdtempSync(join(cache, 'download-'));
  try {
    const pack = spawnSync('npm', ['pack', '--silent', PACKAGE], { cwd: folder, encoding: 'utf8', timeout: 120_000 });
    const tarball = pack.stdout?.trim().split('\n').at(-1);
    if (pack.status !== 0 || !tarball) throw new NoEmulator(`npm could not download ${PACKAGE}`);
    const unpacked = spawnSync('tar', ['-xzf', tarball, 'package/bin/fireemu'], { cwd: folder });
    const fetched = join(folder, 'package', 'bin', 'fireemu');
    if (unpacked.status !== 0 || checksum(fetched) !== SHA256)
      throw new NoEmulator(`${PACKAGE} does not match the pinned checksum`);
    chmodSync(fetched, 0o755);
    mkdirSync(join(binary, '..'), { recursive: true });
    renameSync(fetched, binary);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const canRun = (/** @type {string} */ command) => spawnSync(command, ['--version']).status === 0;

/** The binary is for x86-64; an arm64 machine needs qemu. */
function cpuEmulator() {
  if (process.platform !== 'linux')
    throw new NoEmulator('fireemu runs only on Linux; start the official emulators and set their two variables');
  if (process.arch === 'x64') return undefined;
  if (process.arch !== 'arm64') throw new NoEmulator(`fireemu does not run on ${process.arch}`);
  if (!canRun('qemu-x86_64') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'qemu-user'], { stdio: 'ignore', env });
  }
  if (!canRun('qemu-x86_64')) throw new NoEmulator('qemu-x86_64 is missing (install the package qemu-user)');
  return 'qemu-x86_64';
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** @param {string} folder */
async function configure(folder) {
  const [auth, firestore, hub, logging] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const host = '127.0.0.1';
  writeFileSync(
    join(folder, 'fireemu.json'),
    // The strict profile refuses a query without its index, as production does.
    JSON.stringify({ schemaVersion: 1, profile: 'strict', firestore: { edition: 'standard', apiMode: 'native' } }),
  );
  for (const file of ['firestore.rules', 'firestore.indexes.json']) {
    writeFileSync(join(folder, file), readFileSync(join(root, file)));
  }
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
      emulators: { auth: { host, port: auth }, firestore: { host, port: firestore }, ui: { enabled: false } },
    }),
  );
  return { firestoreHost: `${host}:${firestore}`, authHost: `${host}:${auth}`, hub, logging };
}

const answers = (/** @type {string} */ host) =>
  fetch(`http://${host}/`).then(
    () => true,
    () => false,
  );

/** @returns {Promise<Emulator>} */
async function startFireemu() {
  const qemu = cpuEmulator();
  download();
  const folder = mkdtempSync(join(cache, 'run-'));
  const { firestoreHost, authHost, hub, logging } = await configure(folder);
  const log = join(folder, 'log.txt');
  const args = ['up', '--config', 'fireemu.json', '--firebase-json', 'firebase.json', '--project', PROJECT];
  args.push('--only', 'auth,firestore', '--ui-port', '0', '--hub-port', `${hub}`, '--logging-port', `${logging}`);
  const output = openSync(log, 'w');
  const child = spawn(qemu ?? binary, qemu ? [binary, ...args] : args, {
    cwd: folder,
    stdio: ['ignore', output, output],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const killChild = () => child.kill();
  process.once('exit', killChild);
  const stop = async () => {
    child.kill();
    await ended;
    process.off('exit', killChild);
    rmSync(folder, { recursive: true, force: true });
  };

  const deadline = Date.now() + STARTUP_TIMEOUT_MS;
  while (!((await answers(firestoreHost)) && (await answers(authHost)))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const lastLines = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
      await stop();
      throw new NoEmulator(`fireemu did not start:\n${lastLines}`);
    }
    await pause(50);
  }
  return { firestoreHost, authHost, projectId: PROJECT, stop };
}

/** @param {Emulator} emulator */
async function loadRules({ firestoreHost, projectId }) {
  const content = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const loaded = await fetch(`http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!loaded.ok) throw new Error(`The emulator refused firestore.rules: ${await loaded.text()}`);
}

/** @returns {Promise<Emulator>} */
export async function startEmulator() {
  const emulator = configuredEmulator();
  // fireemu has read the rules by the time it answers.
  if (!emulator) return startFireemu();
  for (const host of [emulator.firestoreHost, emulator.authHost]) {
    if (!(await answers(host))) throw new NoEmulator(`no emulator answers at ${host}`);
  }
  await loadRules(emulator);
  return emulator;
}

/**
 * Vitest's global setup: tests read `inject('emulator')`.
 * @param {{ provide: (key: 'emulator', value: ProvidedEmulator) => void }} project
 */
export default async function setup(project) {
  try {
    const { stop, ...hosts } = await startEmulator();
    project.provide('emulator', { kind: 'running', ...hosts });
    return stop;
  } catch (thrown) {
    if (!(thrown instanceof NoEmulator) || process.env['CI'] === 'true') throw thrown;
    console.log(`SKIPPED the tests against Firebase: ${thrown.message}.`);
    project.provide('emulator', { kind: 'missing', reason: thrown.message });
    return undefined;
  }
}
