// node scripts/apply-notes.mjs [file] [--list]: goes through a proofreader's notes, puts the better texts into the
// source, and says of each other note where it belongs and why it was left. --list changes nothing.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyNotes } from './proofreading/apply.mjs';
import { NOTES_FILE, readNotes, writeNotes } from './proofreading/notesFile.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const isListOnly = process.argv.includes('--list');
const named = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
const path = named ? resolve(named) : join(root, NOTES_FILE);

if (!existsSync(path)) {
  console.error(`There is no file of notes: ${path}`);
  process.exit(1);
}
const notes = await readNotes(path);
const handled = await applyNotes(root, notes, { isListOnly });

for (const { note, where, outcome, why } of handled) {
  const done = isListOnly ? 'to apply' : 'applied';
  console.log(
    `\n${where} (${note.language === 'te' ? 'Telugu' : 'English'}) ${outcome === 'applied' ? done : `left: ${why}`}`,
  );
  console.log(`  ${note.isWrong ? 'wrong' : 'text'}:  ${note.original}`);
  if (note.better) console.log(`  better: ${note.better}`);
  if (note.remark) console.log(`  remark: ${note.remark}`);
}

const left = handled.filter(({ outcome }) => outcome === 'left');
if (!isListOnly && left.length < notes.length) {
  // An applied note has done its work; the others stay for a person.
  await writeNotes(
    path,
    left.map(({ note }) => note),
  );
  console.log('\nnpm run format puts long lines in order; npm run check proofreads the result.');
}
console.log(
  `\n${notes.length} notes, ${handled.length - left.length} ${isListOnly ? 'to apply' : 'applied'}, ${left.length} left`,
);
