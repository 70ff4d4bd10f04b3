// Caches slow build results for the next build, as long as their sources stay the same.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @param {string} file */
function readCached(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The file does not exist yet or is damaged.
    return null;
  }
}

/**
 * @template Made
 * @param {string} file the cache file
 * @param {string} state a hash of all sources
 * @param {() => Promise<Made>} make
 * @returns {Promise<Made>}
 */
export async function loadOrMake(file, state, make) {
  const cached = readCached(file);
  if (cached?.state === state) return cached.made;
  const made = await make();
  // Write and rename, so that a parallel build never reads half a file.
  const partial = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(partial, JSON.stringify({ state, made }));
  renameSync(partial, file);
  return made;
}
