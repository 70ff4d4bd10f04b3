import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('../../src/domain/content/bundles').BundleKind} BundleKind */
/** @typedef {{ file: string, entry: Record<string, unknown> }} LoadedEntry */
/** @typedef {{ loaded: Partial<Record<BundleKind, LoadedEntry[]>>, complaints: string[] }} Folder */

const KIND_OF_FILE = /^(poems|poets|words)(?:[-.].*)?\.json$/;

const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Reads every JSON file whose name begins with its kind, and reports the others. @param {string} folder @returns {Promise<Folder>} */
export async function readFolder(folder) {
  /** @type {Folder} */
  const found = { loaded: {}, complaints: [] };
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  if (files.length === 0) found.complaints.push(`${folder} contains no JSON files.`);
  for (const file of files) {
    const kind = /** @type {BundleKind | undefined} */ (KIND_OF_FILE.exec(file)?.[1]);
    if (!kind) {
      found.complaints.push(`The name of ${file} does not say what it contains: begin it with poems, poets or words.`);
      continue;
    }
    const value = parsed(await readFile(join(folder, file), 'utf8'));
    if (value instanceof Error) found.complaints.push(`${file} is not JSON: ${value.message}.`);
    else if (!Array.isArray(value)) found.complaints.push(`${file} is not a list of entries.`);
    else if (!value.every(isObject)) found.complaints.push(`${file} has an entry that is not an object.`);
    else found.loaded[kind] = [...(found.loaded[kind] ?? []), ...value.map((entry) => ({ file, entry }))];
  }
  return found;
}
