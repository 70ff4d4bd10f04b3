import { wordsOf } from '../speech/words';
import type { WordHead } from '../tutor/bankWord';
import { entryOfFocus, type Focus, focusesOf } from './focus';
import type { Section } from './lessonContent';
import { materialOf } from './material';

/** The keys of all items these sections teach. @param bank at least the words of these sections */
export const keysTaught = (sections: readonly Section[], bank: readonly WordHead[]): ReadonlySet<string> =>
  new Set(focusesOf(materialOf({ sections, statements: [] }, bank, [])).map((focus) => entryOfFocus(focus).key));

/** The Telugu cells of the section's tables, from this column on. */
const cellsOf = ({ blocks }: Section, from: number): ReadonlySet<string> =>
  new Set(
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.table.rows.flatMap((row) => row.slice(from).flatMap((cell) => ('telugu' in cell ? [cell.telugu] : [])))
        : [],
    ),
  );

/** The words of the section's reading texts. */
const textWordsOf = ({ blocks }: Section): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'passage' ? block.passage.sentences.flatMap(({ te }) => wordsOf(te).map(({ text }) => text)) : [],
  );

/** Whether the section's tables or texts contain the focus, or one of the words of a sentence. */
export function shownIn(section: Section): (focus: Focus) => boolean {
  const textWords = textWordsOf(section);
  const shown = new Set([...cellsOf(section, 0), ...textWords]);
  // Row headings such as నేను are left out: sentences of every section contain them.
  const forms = new Set([...cellsOf(section, 1), ...textWords]);
  return (focus) =>
    focus.about === 'sentence'
      ? focus.sentence.words.some(({ telugu }) => forms.has(telugu))
      : shown.has(entryOfFocus(focus).telugu);
}
