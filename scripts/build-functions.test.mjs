import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFunctions } from './build-functions.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
// Inside the project, so that Node finds the installed packages.
const lib = join(root, '.cache', `functions-${process.pid}`);

const read = async (/** @type {string} */ file) => JSON.parse(await readFile(join(root, file), 'utf8'));

describe('the bundle of the functions', () => {
  beforeAll(() => buildFunctions(root, lib));
  afterAll(() => rm(lib, { recursive: true, force: true }));

  test('imports only packages listed in functions/package.json', async () => {
    const { dependencies } = await read('functions/package.json');
    const names = (await readdir(lib)).filter((name) => name.endsWith('.js'));
    const code = (await Promise.all(names.map((name) => readFile(join(lib, name), 'utf8')))).join('\n');
    const imported = [...code.matchAll(/^(?:import|export)\b[^;]*?from\s*["']([^"'.][^"']*)["']/gmu)].map(
      ([, name]) => name,
    );
    const packages = imported.filter((name) => name && !name.startsWith('node:')).map((name) => name?.split('/')[0]);
    expect(packages.length).toBeGreaterThan(2);
    expect(packages.filter((name) => name && !(name in dependencies))).toEqual([]);
  });

  test('exports the function with its region and secrets, as Firebase deploys it', () => {
    const program = `const { api } = await import(${JSON.stringify(join(lib, 'index.js'))});
      const { region, secretEnvironmentVariables } = api.__endpoint;
      console.log(JSON.stringify([String(region), secretEnvironmentVariables.map(({ key }) => key)]));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual(['params.REGION', ['SARVAM_KEY', 'CHAT_KEY']]);
  });

  test('runs under plain Node, survives a malformed request and stops on SIGTERM', async () => {
    const server = spawn(process.execPath, [join(lib, 'serve.js')], {
      env: { PATH: process.env['PATH'], GOOGLE_CLOUD_PROJECT: 'demo-aksharam', PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await once(server.stdout, 'data');
    const url = /http:\S+/u.exec(String(output))?.[0] ?? '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end('TRACE // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 405 /u);
    const answer = await fetch(`${url}/api/speech/text-to-speech`, { method: 'POST', body: '{}' });
    expect(await answer.json()).toMatchObject({ error: { code: 'sign_in' } });
    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0]).toBe(0);
  });
});

describe('the packages of the functions', () => {
  test('have the versions that are tested here', async () => {
    const { dependencies, engines } = await read('functions/package.json');
    const { devDependencies } = await read('package.json');
    for (const [name, version] of Object.entries(dependencies))
      expect([name, devDependencies[name]]).toEqual([name, version]);
    expect(engines).toEqual({ node: '22' });
  });

  test('are locked by version and checksum, not by registry URL', async () => {
    const { packages } = await read('functions/package-lock.json');
    const { '': own, ...others } = packages;
    expect(own.dependencies).toEqual((await read('functions/package.json')).dependencies);
    expect(Object.keys(others).length).toBeGreaterThan(50);
    const unlocked = Object.entries(others).filter(([, entry]) => 'resolved' in entry || !('integrity' in entry));
    expect(unlocked.map(([name]) => name)).toEqual([]);
  });
});
