import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readBuildConfiguration } from './configuration.mjs';

const buildScript = fileURLToPath(new URL('../build.mjs', import.meta.url));

describe('a build with a wrong configuration', () => {
  test('stops before it builds anything, with a message for each variable', () => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    const dist = join(folder, 'dist');
    const { status, stdout, stderr } = spawnSync(process.execPath, [buildScript], {
      env: {
        PATH: process.env['PATH'],
        AKSHARAM_DIST: dist,
        VITE_FIREBASE_API_KEY: 'abc123',
        VITE_SARVAM_KEY: 'secret',
        VITE_TUTOR: 'gemini',
        VITE_SITE_URL: 'telugu example',
      },
      encoding: 'utf8',
    });
    const built = existsSync(dist);
    rmSync(folder, { recursive: true });
    expect(stderr.trim().split('\n')).toEqual([
      'VITE_FIREBASE_AUTH_DOMAIN is missing: a Firebase project needs it, for example my-project.firebaseapp.com.',
      'VITE_FIREBASE_PROJECT_ID is missing: a Firebase project needs it, for example my-project.',
      'VITE_FIREBASE_APP_ID is missing: a Firebase project needs it, for example 1:1234567890:web:abcdef.',
      expect.stringContaining('VITE_SARVAM_BASE is missing'),
      expect.stringContaining('VITE_TUTOR is gemini, which needs a Firebase project'),
      expect.stringMatching(/VITE_GEMINI_ADULTS_ONLY_CONFIRMED_BY is missing: .*under 18/),
      expect.stringContaining('VITE_SITE_URL does not look right'),
    ]);
    expect({ status, stdout, built }).toEqual({ status: 1, stdout: '', built: false });
  });
});

describe('the region of the functions', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const regionWith = async (/** @type {Record<string, string>} */ variables) => {
    vi.stubEnv('AKSHARAM_ENV_FILES', 'none');
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    return (await readBuildConfiguration(process.cwd())).region;
  };
  const PROJECT = {
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'demo-project',
    VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
  };

  test('is null without a project, near the children by default, or the owner’s choice', async () => {
    expect(await regionWith({})).toBeNull();
    expect(await regionWith(PROJECT)).toBe('asia-south1');
    expect(await regionWith({ REGION: 'europe-west1' })).toBe('europe-west1');
  });
});
