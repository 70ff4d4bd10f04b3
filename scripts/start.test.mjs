import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const start = fileURLToPath(new URL('start.mjs', import.meta.url));

describe('npm start', () => {
  test.each(['abc', '65536', '-1', '80.5', '4173 '.repeat(2)])(
    'with PORT “%s” explains the valid range and stops before it installs or builds anything',
    (port) => {
      // An empty PATH hides npm, so nothing can be installed.
      const { status, stdout, stderr } = spawnSync(process.execPath, [start], {
        env: { PORT: port, PATH: '' },
        encoding: 'utf8',
        timeout: 60_000,
      });
      expect(stderr).toBe(`PORT is “${port}”; it must be a number from 0 to 65535.\n`);
      expect([status, stdout]).toEqual([1, '']);
    },
  );
});
