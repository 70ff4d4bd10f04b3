import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadOrMake } from './cache.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aksharam-cache-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const making = (/** @type {string} */ made) => () => Promise.resolve({ made });

it('a result is made once, and again when its sources have changed', async () => {
  const file = join(folder, 'new', 'cache.json');
  expect(await loadOrMake(file, 'before', making('first'))).toEqual({ made: 'first' });
  expect(await loadOrMake(file, 'before', making('second'))).toEqual({ made: 'first' });
  expect(await loadOrMake(file, 'after', making('third'))).toEqual({ made: 'third' });
  expect(await loadOrMake(file, 'before', making('fourth'))).toEqual({ made: 'fourth' });
});

it('a result is made again when the cache cannot be read', async () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{"state":"same","ma');
  expect(await loadOrMake(file, 'same', making('again'))).toEqual({ made: 'again' });
});
