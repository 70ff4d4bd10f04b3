// Serves the texts to the proofreading page and stores its notes. Used only by the development server.
import { join } from 'node:path';
import { understandNote, withNote } from './note.mjs';
import { NOTES_FILE, readNotes, writeNotes } from './notesFile.mjs';
import { shownTexts } from './shownTexts.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

export const TEXTS_ADDRESS = '/dev/proofread/texts.json';
export const NOTES_ADDRESS = '/dev/proofread/notes.json';

const MAX_NOTES_BYTES = 100_000;

/** @param {Response} response @param {number} status @param {unknown} content */
function answer(response, status, content) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(content));
}

/** @param {Request} request @returns {Promise<unknown>} null if it is not JSON or too long */
async function bodyOf(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    // Read an overlong body to its end, because a closed connection could get no answer.
    if (length <= MAX_NOTES_BYTES) parts.push(part);
  }
  if (length > MAX_NOTES_BYTES) return null;
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  }
}

/** Blocks pages of other sites. @param {Request} request */
function isFromOwnPage({ headers }) {
  const { origin, host } = headers;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return isJson && (origin === undefined || origin === `http://${host}` || origin === `https://${host}`);
}

/**
 * Middleware for the page's two addresses.
 * @param {string} root the project's folder
 */
export function proofreadingAnswers(root) {
  const path = join(root, NOTES_FILE);
  // Writes are queued, so that no note is lost between reading and writing the file.
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  const enqueue = (/** @type {() => Promise<unknown>} */ work) => (last = last.then(work, work));

  /** @param {Request} request @param {Response} response */
  async function saveNote(request, response) {
    if (!isFromOwnPage(request))
      return answer(response, 403, { error: 'Only the proofreading page itself may send notes.' });
    const note = understandNote(await bodyOf(request));
    if (!note) return answer(response, 400, { error: 'The request is not a valid note.' });
    const saved = await enqueue(async () => {
      const notes = withNote(await readNotes(path), note);
      await writeNotes(path, notes);
      return notes;
    });
    return answer(response, 200, { version: 1, notes: saved });
  }

  /** @param {Request} request @param {Response} response @param {(error?: unknown) => void} next */
  return async (request, response, next) => {
    const address = (request.url ?? '').split('?')[0];
    try {
      if (address === TEXTS_ADDRESS) answer(response, 200, await shownTexts(root));
      else if (address === NOTES_ADDRESS && request.method === 'POST') await saveNote(request, response);
      else if (address === NOTES_ADDRESS) answer(response, 200, { version: 1, notes: await readNotes(path) });
      else next();
    } catch (error) {
      answer(response, 500, { error: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** @param {string} root @returns {import('vite').Plugin} */
export const proofreading = (root) => ({
  name: 'aksharam:proofreading',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    const answers = proofreadingAnswers(root);
    middlewares.use((request, response, next) => void answers(request, response, next));
  },
});
