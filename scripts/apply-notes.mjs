// node scripts/apply-notes.mjs [file] [--list]: writes a proofreader's corrections into the source, and prints where each
// other note belongs and why it was skipped. --list changes nothing.
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
  console.error(`Notes file not found: ${path}`);
  process.exit(1);
}
const notes = await readNotes(path);
const handled = await applyNotes(root, notes, { isListOnly });

for (const { note, where, outcome, why } of handled) {
  const done = isListOnly ? 'to apply' : 'applied';
  console.log(
    `\n${where} (${note.language === 'te' ? 'Telugu' : 'English'}) ${outcome === 'applied' ? done : `skipped: ${why}`}`,
  );
  console.log(`  ${note.isWrong ? 'wrong' : 'text'}:  ${note.original}`);
  if (note.better) console.log(`  better: ${note.better}`);
  if (note.remark) console.log(`  remark: ${note.remark}`);
}

const skipped = handled.filter(({ outcome }) => outcome === 'skipped');
if (!isListOnly && skipped.length < notes.length) {
  // Applied notes are removed; the others need a person.
  await writeNotes(
    path,
    skipped.map(({ note }) => note),
  );
  console.log('\nRun npm run format to wrap long lines, then npm run check to check the result.');
}
console.log(
  `\n${notes.length} notes, ${handled.length - skipped.length} ${isListOnly ? 'to apply' : 'applied'}, ${skipped.length} skipped`,
);
