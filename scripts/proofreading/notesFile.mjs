// Reads and writes the file with a proofreader's notes.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { notesAsText, understandNotes } from './note.mjs';

/** @typedef {import('./note.mjs').Note} Note */

/** In the project's root and ignored by git; apply it with scripts/apply-notes.mjs. */
export const NOTES_FILE = 'proofreading-notes.json';

/** @param {unknown} error */
const isMissing = (error) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A missing file means no notes. A damaged file is an error, so that it is not overwritten. @param {string} path @returns {Promise<Note[]>} */
export async function readNotes(path) {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (isMissing(error)) return notesAsText([]);
    throw error;
  });
  const notes = understandNotes(parsed(text));
  if (!notes) throw new Error(`${path} is not a valid notes file. Move it away or repair it.`);
  return notes;
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes a temporary file and renames it, so that the file is never half written. @param {string} path @param {string} text */
export async function writeAtomically(path, text) {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** @param {string} path @param {readonly Note[]} notes */
export const writeNotes = (path, notes) => writeAtomically(path, notesAsText(notes));
