// A proofreader's note on a text. The page, the development server and apply-notes share this module.
import * as v from 'valibot';

/** Longer than the longest text of the product. */
const MAX_TEXT_LENGTH = 5000;
const shortText = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));

const noteSchema = v.object({
  /** File, key and language identify the text. */
  file: v.pipe(v.string(), v.regex(/^src\/[\w./-]+$/), v.maxLength(300)),
  key: v.pipe(v.string(), v.maxLength(1000)),
  language: v.picklist(['en', 'te']),
  /** The text as the proofreader saw it. */
  original: shortText,
  isWrong: v.boolean(),
  better: shortText,
  remark: shortText,
  noted: v.pipe(v.string(), v.isoTimestamp()),
});

const notesSchema = v.object({ version: v.literal(1), notes: v.array(noteSchema) });

/** @typedef {v.InferOutput<typeof noteSchema>} Note */

/** @param {unknown} value @returns {Note | null} */
export function understandNote(value) {
  const result = v.safeParse(noteSchema, value);
  return result.success ? result.output : null;
}

/** @param {unknown} value the content of a notes file @returns {Note[] | null} */
export function understandNotes(value) {
  const result = v.safeParse(notesSchema, value);
  return result.success ? result.output.notes : null;
}

/** @param {readonly Note[]} notes */
export const notesAsText = (notes) => `${JSON.stringify({ version: 1, notes }, null, 2)}\n`;

/** @param {Note} one @param {Note} other */
const isSameText = (one, other) => one.file === other.file && one.key === other.key && one.language === other.language;

/** @param {Note} note */
const hasContent = ({ isWrong, better, remark }) => isWrong || better !== '' || remark !== '';

/** Keeps only the newest unsaved change of each text; an empty note deletes the text's note. @param {readonly Note[]} changes @param {Note} note @returns {Note[]} */
export const withChange = (changes, note) => [...changes.filter((other) => !isSameText(other, note)), note];

/** @param {readonly Note[]} changes @param {Note} note */
export const withoutChange = (changes, note) =>
  changes.filter((other) => !isSameText(other, note) || other.noted !== note.noted);

/** Replaces an earlier note on the same text; an empty note deletes it. @param {readonly Note[]} notes @param {Note} note @returns {Note[]} */
export const withNote = (notes, note) => [
  ...notes.filter((other) => !isSameText(other, note)),
  ...(hasContent(note) ? [note] : []),
];
