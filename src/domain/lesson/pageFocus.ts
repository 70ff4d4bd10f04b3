import { wordsOf } from '../speech/words';
import type { WordHead } from '../tutor/bankWord';
import { entryOfFocus, type Focus, focusesOf } from './focus';
import type { Section } from './lessonContent';
import { materialOf } from './material';

/** The keys of all that these sections teach. @param bank the words that they name, at least */
export const keysTaught = (sections: readonly Section[], bank: readonly WordHead[]): ReadonlySet<string> =>
  new Set(focusesOf(materialOf({ sections, statements: [] }, bank, [])).map((focus) => entryOfFocus(focus).key));

/** What the tables show in Telugu, from this column on. */
const cellsOf = ({ blocks }: Section, from: number): ReadonlySet<string> =>
  new Set(
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.table.rows.flatMap((row) => row.slice(from).flatMap((cell) => ('telugu' in cell ? [cell.telugu] : [])))
        : [],
    ),
  );

/** The words of the texts that a section has to read. */
const textWordsOf = ({ blocks }: Section): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'passage' ? block.passage.sentences.flatMap(({ te }) => wordsOf(te).map(({ text }) => text)) : [],
  );

/** Whether something can be found in what the section only shows, its tables and texts: itself, or one of its words. */
export function shownIn(section: Section): (focus: Focus) => boolean {
  const read = textWordsOf(section);
  const shown = new Set([...cellsOf(section, 0), ...read]);
  // A heading such as నేను is in sentences of every section.
  const forms = new Set([...cellsOf(section, 1), ...read]);
  return (focus) =>
    focus.about === 'sentence'
      ? focus.sentence.words.some(({ telugu }) => forms.has(telugu))
      : shown.has(entryOfFocus(focus).telugu);
}
