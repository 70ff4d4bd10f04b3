// The file in which a proofreader's notes are kept.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { notesAsText, understandNotes } from './note.mjs';

/** @typedef {import('./note.mjs').Note} Note */

/** At the project's root, ignored by git: it is sent, or applied with scripts/apply-notes.mjs. */
export const NOTES_FILE = 'proofreading-notes.json';

/** @param {unknown} error */
const isMissing = (error) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** No file, no notes. One that cannot be understood is an error: it must not be written over. @param {string} path @returns {Promise<Note[]>} */
export async function readNotes(path) {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (isMissing(error)) return notesAsText([]);
    throw error;
  });
  const notes = understandNotes(parsed(text));
  if (!notes) throw new Error(`${path} holds no notes that can be understood. Move it away, or mend it.`);
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

/** Whole or not at all: written beside it, then put in its place. @param {string} path @param {string} text */
export async function writeWhole(path, text) {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(beside, text);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** @param {string} path @param {readonly Note[]} notes */
export const writeNotes = (path, notes) => writeWhole(path, notesAsText(notes));
