import type { WordHead } from '../tutor/bankWord';
import { entryOf, type Focus, focusesOf } from './focus';
import type { Section } from './lessonContent';
import { materialOf } from './material';

/** The keys of all that these sections teach. @param bank the words that they name, at least */
export const keysTaught = (sections: readonly Section[], bank: readonly WordHead[]): ReadonlySet<string> =>
  new Set(focusesOf(materialOf({ sections, statements: [] }, bank, [])).map((focus) => entryOf(focus).key));

/** What the tables show in Telugu, from this column on. */
const cellsOf = ({ blocks }: Section, from: number): ReadonlySet<string> =>
  new Set(
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.table.rows.flatMap((row) => row.slice(from).flatMap((cell) => ('telugu' in cell ? [cell.telugu] : [])))
        : [],
    ),
  );

/** Whether something can be found in the section's tables: itself, or one of its words. */
export function shownInTables(section: Section): (focus: Focus) => boolean {
  const cells = cellsOf(section, 0);
  // A heading such as నేను is in sentences of every section.
  const forms = cellsOf(section, 1);
  return (focus) =>
    focus.about === 'sentence'
      ? focus.sentence.words.some(({ telugu }) => forms.has(telugu))
      : cells.has(entryOf(focus).telugu);
}
