import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptOrMade } from './cache.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aksharam-kept-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const making = (/** @type {string} */ made) => () => Promise.resolve({ made });

it('is made once, and anew when what it is made from has changed', async () => {
  const file = join(folder, 'new', 'kept.json');
  expect(await keptOrMade(file, 'before', making('first'))).toEqual({ made: 'first' });
  expect(await keptOrMade(file, 'before', making('second'))).toEqual({ made: 'first' });
  expect(await keptOrMade(file, 'after', making('third'))).toEqual({ made: 'third' });
  expect(await keptOrMade(file, 'before', making('fourth'))).toEqual({ made: 'fourth' });
});

it('is made anew where what was kept cannot be read', async () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{"state":"same","ma');
  expect(await keptOrMade(file, 'same', making('anew'))).toEqual({ made: 'anew' });
});
