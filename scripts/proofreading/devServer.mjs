// For the development server only: gives the proofreader's page its texts, and keeps what is noted there.
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

/** @param {Request} request @returns {Promise<unknown>} null when it is no JSON or too long */
async function bodyOf(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    // What is too long is read to its end all the same: a connection that is cut gets no answer.
    if (length <= MAX_NOTES_BYTES) parts.push(part);
  }
  if (length > MAX_NOTES_BYTES) return null;
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  }
}

/** A page of another site may not write notes here. @param {Request} request */
function isFromOwnPage({ headers }) {
  const { origin, host } = headers;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return isJson && (origin === undefined || origin === `http://${host}` || origin === `https://${host}`);
}

/**
 * Answers the page's two addresses, and leaves all others to the next.
 * @param {string} root the project's folder
 */
export function proofreadingAnswers(root) {
  const path = join(root, NOTES_FILE);
  // One after the other, so that no note is lost between reading and writing.
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  const inTurn = (/** @type {() => Promise<unknown>} */ work) => (last = last.then(work, work));

  /** @param {Request} request @param {Response} response */
  async function takeNote(request, response) {
    if (!isFromOwnPage(request)) return answer(response, 403, { error: 'Notes are taken from the page itself.' });
    const note = understandNote(await bodyOf(request));
    if (!note) return answer(response, 400, { error: 'That is no note.' });
    const kept = await inTurn(async () => {
      const notes = withNote(await readNotes(path), note);
      await writeNotes(path, notes);
      return notes;
    });
    return answer(response, 200, { version: 1, notes: kept });
  }

  /** @param {Request} request @param {Response} response @param {(error?: unknown) => void} next */
  return async (request, response, next) => {
    const address = (request.url ?? '').split('?')[0];
    try {
      if (address === TEXTS_ADDRESS) answer(response, 200, await shownTexts(root));
      else if (address === NOTES_ADDRESS && request.method === 'POST') await takeNote(request, response);
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
