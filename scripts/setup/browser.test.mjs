import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs in a separate process, because `ensureBrowser` may exit. */
function find(/** @type {Record<string, string>} */ environment) {
  const address = new URL('browser.mjs', import.meta.url).href;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import { ensureBrowser } from '${address}'; console.log(ensureBrowser());`],
    { env: environment, encoding: 'utf8', timeout: 60_000 },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** @param {string} name @param {number} exitCode */
async function program(name, exitCode) {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
}

describe('the browser for the tests', () => {
  test('must exist if CHROME_PATH is set: no other browser is used instead', async () => {
    await program('chromium', 0);
    const missing = join(folder, 'no-such-browser');
    expect(find({ CHROME_PATH: missing, PATH: folder })).toEqual({
      status: 1,
      stdout: '',
      stderr: `CHROME_PATH is ${missing}, but that file does not exist.`,
    });
  });

  test('is the one in CHROME_PATH before any other', async () => {
    await program('chromium', 0);
    const named = await program('my-own', 0);
    expect(find({ CHROME_PATH: named, PATH: folder })).toEqual({ status: 0, stdout: named, stderr: '' });
  });

  test('is the first installed one that starts', async () => {
    await program('chromium', 1);
    const works = await program('google-chrome', 0);
    expect(find({ CHROME_PATH: '', PATH: `/nowhere:${folder}` })).toEqual({ status: 0, stdout: works, stderr: '' });
  });
});
