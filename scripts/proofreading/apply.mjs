// Writes a proofreader's corrections into the source if it is certain which text is meant.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectTexts } from './collect.mjs';
import { writeAtomically } from './notesFile.mjs';

/** @typedef {import('./note.mjs').Note} Note */
/** @typedef {import('./textsIn.mjs').Side} Side */
/** @typedef {import('./textsIn.mjs').Text} Text */
/** @typedef {import('./literals.mjs').Literal} Literal */

/**
 * The outcome of a note: applied, or skipped for a person to decide, and why.
 * @typedef {{ note: Note, where: string, outcome: 'applied' | 'skipped', why: string }} Handled
 */

/** @typedef {{ file: string, literal: Literal, text: string }} Change */

const PLACEHOLDERS = /\{\{\w+\}\}|\$\{[^}]*\}/gu;
/** @param {string} text */
const placeholdersIn = (text) => `${(text.match(PLACEHOLDERS) ?? []).toSorted()}`;

/** @param {Side} side */
const placeOf = ({ file, line }) => `${file}:${line}`;

/** Keeps the spaces at both ends, which separate the text from its neighbors. @param {string} original @param {string} better */
function withOuterSpaces(original, better) {
  const [before = ''] = /^\s*/u.exec(original) ?? [];
  const [after = ''] = /\s*$/u.exec(original) ?? [];
  return `${before}${better.trim().normalize('NFC')}${after}`;
}

/** @param {string} text @param {Literal} literal the literal to replace */
function asSource(text, { isTemplate }) {
  // Its ${…} are those of the source; `handle` has compared them.
  if (isTemplate) return `\`${text.replaceAll(/[`\\]/gu, '\\$&')}\``;
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return quote + (quote === "'" ? inside.replaceAll("'", "\\'") : inside) + quote;
}

/** @param {readonly Text[]} texts @param {Note} note @returns {{ meant: Side | null, alike: Side[] }} */
function sidesFor(texts, { file, key, language, original }) {
  const own = texts.find((text) => text.file === file && text.key === key)?.[language] ?? null;
  const alike = texts.flatMap((text) => {
    const side = text[language];
    return side?.text === original ? [side] : [];
  });
  // Find a text by its key, or by its words if the key has changed and the words are unique.
  if (own?.text === original) return { meant: own, alike };
  return { meant: alike.length === 1 ? (alike[0] ?? null) : null, alike };
}

/** @param {readonly Text[]} texts @param {Note} note @returns {Handled & { change?: Change }} */
function handle(texts, note) {
  const { meant, alike } = sidesFor(texts, note);
  const skipped = (/** @type {string} */ where, /** @type {string} */ why) =>
    /** @type {const} */ ({ note, where, outcome: 'skipped', why });
  if (!meant && alike.length > 1)
    return skipped(alike.map(placeOf).join(', '), 'several texts are identical, so it is unclear which one is meant');
  const now = texts.find(({ file, key }) => file === note.file && key === note.key)?.[note.language];
  if (!meant) return skipped(now ? placeOf(now) : note.file, 'the text has changed since the note');
  const where = placeOf(meant);
  if (note.better.trim() === '') return skipped(where, 'the note has no suggestion');
  const text = withOuterSpaces(note.original, note.better);
  if (text === note.original) return skipped(where, 'the suggestion equals the current text');
  if (!meant.literal) return skipped(where, 'the source assembles the sentence from words');
  if (placeholdersIn(text) !== placeholdersIn(note.original))
    return skipped(where, `the placeholders must not change: ${placeholdersIn(note.original)}`);
  return { note, where, outcome: 'applied', why: '', change: { file: meant.file, literal: meant.literal, text } };
}

/** If two notes change one text, the first wins. @param {readonly (Handled & { change?: Change })[]} handled @returns {(Handled & { change?: Change })[]} */
function withoutConflicts(handled) {
  const taken = new Set();
  return handled.map((one) => {
    const { note, where, change } = one;
    if (!change) return one;
    const place = `${change.file}:${change.literal.start}`;
    if (taken.has(place)) return { note, where, outcome: 'skipped', why: 'another note changes the same text' };
    taken.add(place);
    return one;
  });
}

/** @param {string} source @param {readonly Change[]} changes */
function changed(source, changes) {
  const fromTheEnd = changes.toSorted((one, other) => other.literal.start - one.literal.start);
  return fromTheEnd.reduce(
    (text, { literal, text: better }) =>
      text.slice(0, literal.start) + asSource(better, literal) + text.slice(literal.end),
    source,
  );
}

/**
 * @param {string} root the project's folder
 * @param {readonly Note[]} notes
 * @param {{ isListOnly?: boolean }} options
 * @returns {Promise<Handled[]>}
 */
export async function applyNotes(root, notes, { isListOnly = false } = {}) {
  const texts = await collectTexts(root);
  const handled = withoutConflicts(notes.map((note) => handle(texts, note)));
  const changes = handled.flatMap(({ change }) => change ?? []);
  for (const file of isListOnly ? [] : new Set(changes.map((change) => change.file))) {
    const path = join(root, file);
    const source = await readFile(path, 'utf8');
    await writeAtomically(
      path,
      changed(
        source,
        changes.filter((change) => change.file === file),
      ),
    );
  }
  return handled.map(({ note, where, outcome, why }) => ({ note, where, outcome, why }));
}
