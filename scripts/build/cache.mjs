// What takes long to make is kept for the next time, as long as what it is made from stays the same.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @param {string} file */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Nothing was kept yet, or nothing that can be read.
    return null;
  }
}

/**
 * @template Made
 * @param {string} file where it is kept
 * @param {string} state of everything that it is made from
 * @param {() => Promise<Made>} make
 * @returns {Promise<Made>}
 */
export async function keptOrMade(file, state, make) {
  const kept = readKept(file);
  if (kept?.state === state) return kept.made;
  const made = await make();
  // Another build that reads meanwhile finds the one or the other, never half of it.
  const half = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(half, JSON.stringify({ state, made }));
  renameSync(half, file);
  return made;
}
