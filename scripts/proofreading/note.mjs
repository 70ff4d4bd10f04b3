// What a proofreader notes about a text. The page, the development server and apply-notes share it.
import * as v from 'valibot';

/** Longer than the longest text; a note is no place for an essay. */
const LONGEST = 5000;
const short = v.pipe(v.string(), v.maxLength(LONGEST));

const noteSchema = v.object({
  /** The text: its file, its key in it, and the language. */
  file: v.pipe(v.string(), v.regex(/^src\/[\w./-]+$/), v.maxLength(300)),
  key: v.pipe(v.string(), v.maxLength(1000)),
  language: v.picklist(['en', 'te']),
  /** The text as the proofreader saw it. */
  original: short,
  isWrong: v.boolean(),
  better: short,
  remark: short,
  noted: v.pipe(v.string(), v.isoTimestamp()),
});

const notesSchema = v.object({ version: v.literal(1), notes: v.array(noteSchema) });

/** @typedef {v.InferOutput<typeof noteSchema>} Note */

/** @param {unknown} value @returns {Note | null} */
export function understandNote(value) {
  const result = v.safeParse(noteSchema, value);
  return result.success ? result.output : null;
}

/** @param {unknown} value the content of a file of notes @returns {Note[] | null} */
export function understandNotes(value) {
  const result = v.safeParse(notesSchema, value);
  return result.success ? result.output.notes : null;
}

/** @param {readonly Note[]} notes */
export const notesAsText = (notes) => `${JSON.stringify({ version: 1, notes }, null, 2)}\n`;

/** @param {Note} one @param {Note} other */
const areOfOneText = (one, other) =>
  one.file === other.file && one.key === other.key && one.language === other.language;

/** @param {Note} note */
const saysSomething = ({ isWrong, better, remark }) => isWrong || better !== '' || remark !== '';

/** Among changes that are not kept in the file yet, the newest of each text; also one that takes a note away. @param {readonly Note[]} changes @param {Note} note @returns {Note[]} */
export const withChange = (changes, note) => [...changes.filter((other) => !areOfOneText(other, note)), note];

/** @param {readonly Note[]} changes @param {Note} note */
export const withoutChange = (changes, note) =>
  changes.filter((other) => !areOfOneText(other, note) || other.noted !== note.noted);

/** With the note in the place of an earlier one on the same text; without it when it says nothing any more. @param {readonly Note[]} notes @param {Note} note @returns {Note[]} */
export const withNote = (notes, note) => [
  ...notes.filter((other) => !areOfOneText(other, note)),
  ...(saysSomething(note) ? [note] : []),
];
