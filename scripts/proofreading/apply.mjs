// Puts a proofreader's better texts into the source, where it is certain which text is meant.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectTexts } from './collect.mjs';
import { writeWhole } from './notesFile.mjs';

/** @typedef {import('./note.mjs').Note} Note */
/** @typedef {import('./textsIn.mjs').Side} Side */
/** @typedef {import('./textsIn.mjs').Text} Text */
/** @typedef {import('./literals.mjs').Literal} Literal */

/**
 * What became of a note: applied, or left to a person, and why.
 * @typedef {{ note: Note, where: string, outcome: 'applied' | 'left', why: string }} Handled
 */

/** @typedef {{ file: string, literal: Literal, text: string }} Change */

const VALUES = /\{\{\w+\}\}|\$\{[^}]*\}/gu;
/** @param {string} text */
const valuesIn = (text) => `${(text.match(VALUES) ?? []).toSorted()}`;

/** @param {Side} side */
const placeOf = ({ file, line }) => `${file}:${line}`;

/** Spaces at its ends belong to how a text is put together with others. @param {string} original @param {string} better */
function inItsPlace(original, better) {
  const [before = ''] = /^\s*/u.exec(original) ?? [];
  const [after = ''] = /\s*$/u.exec(original) ?? [];
  return `${before}${better.trim().normalize('NFC')}${after}`;
}

/** @param {string} text @param {Literal} literal the one that it replaces */
function asSource(text, { isTemplate }) {
  // Its ${…} were compared before: they are those of the source.
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
  // By its key, whatever else reads the same; after the key has changed, by its words, when they stand only once.
  if (own?.text === original) return { meant: own, alike };
  return { meant: alike.length === 1 ? (alike[0] ?? null) : null, alike };
}

/** @param {readonly Text[]} texts @param {Note} note @returns {Handled & { change?: Change }} */
function handle(texts, note) {
  const { meant, alike } = sidesFor(texts, note);
  const left = (/** @type {string} */ where, /** @type {string} */ why) =>
    /** @type {const} */ ({ note, where, outcome: 'left', why });
  if (!meant && alike.length > 1)
    return left(alike.map(placeOf).join(', '), 'these read the same; it is not known which is meant');
  const now = texts.find(({ file, key }) => file === note.file && key === note.key)?.[note.language];
  if (!meant) return left(now ? placeOf(now) : note.file, 'the text is no longer as it was read');
  const where = placeOf(meant);
  if (note.better.trim() === '') return left(where, 'no better text is given');
  const text = inItsPlace(note.original, note.better);
  if (text === note.original) return left(where, 'the better text is the one that stands there');
  if (!meant.literal) return left(where, 'the sentence is put together from words in the source');
  if (valuesIn(text) !== valuesIn(note.original))
    return left(where, `the values to fill in must stay: ${valuesIn(note.original)}`);
  return { note, where, outcome: 'applied', why: '', change: { file: meant.file, literal: meant.literal, text } };
}

/** Of two notes on one text the first is taken. @param {readonly (Handled & { change?: Change })[]} handled @returns {(Handled & { change?: Change })[]} */
function withoutRivals(handled) {
  const taken = new Set();
  return handled.map((one) => {
    const { note, where, change } = one;
    if (!change) return one;
    const place = `${change.file}:${change.literal.start}`;
    if (taken.has(place)) return { note, where, outcome: 'left', why: 'another note changes the same text' };
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
  const handled = withoutRivals(notes.map((note) => handle(texts, note)));
  const changes = handled.flatMap(({ change }) => change ?? []);
  for (const file of isListOnly ? [] : new Set(changes.map((change) => change.file))) {
    const path = join(root, file);
    const source = await readFile(path, 'utf8');
    await writeWhole(
      path,
      changed(
        source,
        changes.filter((change) => change.file === file),
      ),
    );
  }
  return handled.map(({ note, where, outcome, why }) => ({ note, where, outcome, why }));
}
