import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NOTES_ADDRESS, proofreadingAnswers, TEXTS_ADDRESS } from './devServer.mjs';
import { understandNotes, withNote } from './note.mjs';
import { NOTES_FILE, readNotes, writeNotes } from './notesFile.mjs';

/** @typedef {import('./note.mjs').Note} Note */

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** @param {Partial<Note>} note @returns {Note} */
const noteOf = (note = {}) => ({
  file: 'src/content/words/animals.ts',
  key: 'animals › dog',
  language: 'te',
  original: 'కుక్క',
  isWrong: true,
  better: '',
  remark: '',
  noted: '2026-11-15T10:00:00.000Z',
  ...note,
});

let folder = '';
beforeEach(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'notes-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('notes', () => {
  test('a second note on a text replaces the first', () => {
    const notes = withNote([noteOf(), noteOf({ language: 'en' })], noteOf({ better: 'శునకం' }));
    expect(notes.map(({ language, better }) => [language, better])).toEqual([
      ['en', ''],
      ['te', 'శునకం'],
    ]);
  });

  test('an empty note deletes the earlier one', () => {
    expect(withNote([noteOf()], noteOf({ isWrong: false }))).toEqual([]);
  });

  test.each([
    ['a missing list', { version: 1 }],
    ['another version', { version: 2, notes: [] }],
    ['a path out of the project', { version: 1, notes: [noteOf({ file: '../secret' })] }],
    ['an unknown language', { version: 1, notes: [{ ...noteOf(), language: 'hi' }] }],
    ['a text that is too long', { version: 1, notes: [noteOf({ better: 'క'.repeat(6000) })] }],
  ])('a notes file with %s is refused', (_, value) => expect(understandNotes(value)).toBeNull());
});

describe('the notes file', () => {
  test('is read as it was written, and leaves no temporary file', async () => {
    const path = join(folder, NOTES_FILE);
    await writeNotes(path, [noteOf()]);
    expect(await readNotes(path)).toEqual([noteOf()]);
    expect(await readdir(folder)).toEqual([NOTES_FILE]);
  });

  test('may be missing, which means no notes', async () =>
    expect(await readNotes(join(folder, 'none.json'))).toEqual([]));

  test('is not overwritten if it is damaged', async () => {
    const path = join(folder, NOTES_FILE);
    await writeFile(path, 'half a file {');
    await expect(readNotes(path)).rejects.toThrow('is not a valid notes file');
    expect(await readFile(path, 'utf8')).toBe('half a file {');
  });
});

describe('the development server', () => {
  let address = '';
  let close = () => {};
  beforeEach(async () => {
    await mkdir(join(folder, 'src/content/words'), { recursive: true });
    await writeFile(
      join(folder, 'src/content/words/animals.ts'),
      `export const animals = [{ english: 'dog', telugu: 'కుక్క' }];`,
    );
    const answers = proofreadingAnswers(folder);
    const server = createServer((request, response) => {
      void answers(request, response, () => response.writeHead(404).end('next'));
    });
    await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
    const port = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
    address = `http://127.0.0.1:${port}`;
    close = () => void server.close();
  });
  afterEach(() => close());

  /** @param {unknown} note @param {Record<string, string>} headers */
  const send = (note, headers = { 'Content-Type': 'application/json' }) =>
    fetch(address + NOTES_ADDRESS, { method: 'POST', headers, body: JSON.stringify(note) });

  test('sends the page every text with its place in the source', async () => {
    const texts = await (await fetch(address + TEXTS_ADDRESS)).json();
    expect(texts).toEqual([
      {
        place: 'Words',
        file: 'src/content/words/animals.ts',
        key: 'animals › dog',
        en: { text: 'dog', file: 'src/content/words/animals.ts', line: 1, isMade: false },
        te: { text: 'కుక్క', file: 'src/content/words/animals.ts', line: 1, isMade: false },
      },
    ]);
  });

  test('saves notes to the file, even many in parallel, and returns them', async () => {
    const keys = Array.from({ length: 20 }, (_, at) => `animals › ${at}`);
    const statuses = await Promise.all(keys.map(async (key) => (await send(noteOf({ key }))).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const saved = await readNotes(join(folder, NOTES_FILE));
    expect(saved.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(await (await fetch(address + NOTES_ADDRESS)).json()).toEqual({ version: 1, notes: saved });
  });

  test('refuses invalid notes and requests from other sites', async () => {
    expect((await send({ better: 'శునకం' })).status).toBe(400);
    expect((await send(noteOf({ better: 'క'.repeat(200_000) }))).status).toBe(400);
    expect((await send(noteOf(), { 'Content-Type': 'text/plain' })).status).toBe(403);
    const foreign = { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' };
    expect((await send(noteOf(), foreign)).status).toBe(403);
    expect(await readNotes(join(folder, NOTES_FILE))).toEqual([]);
  });

  test('reports a damaged file, and works again once it is removed', async () => {
    await writeFile(join(folder, NOTES_FILE), '[]');
    const response = await send(noteOf());
    expect([response.status, (await response.json()).error]).toEqual([500, expect.stringContaining(NOTES_FILE)]);
    await rm(join(folder, NOTES_FILE));
    expect((await send(noteOf())).status).toBe(200);
  });

  test('leaves every other address to the app', async () => {
    expect((await fetch(`${address}/dev/ui/`)).status).toBe(404);
  });
});
