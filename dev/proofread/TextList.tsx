import { useState } from 'react';
import type { Note } from '../../scripts/proofreading/note.mjs';
import { byFile, idOf } from '../../scripts/proofreading/search.mjs';
import type { ShownText } from '../../scripts/proofreading/shownTexts.mjs';
import { Button } from '../../src/ui/controls/Button';
import { EmptyState } from '../../src/ui/messages/EmptyState';
import { joined, pageTexts } from './pageTexts';
import { TextRow } from './TextRow';

/** A phone renders this many rows without a noticeable pause. */
const PAGE_SIZE = 60;

type Props = { texts: readonly ShownText[]; notes: readonly Note[]; onNote: (note: Note) => void };

export const TextList = ({ texts, notes, onNote }: Props) => {
  const [count, setCount] = useState(PAGE_SIZE);
  const noteOf = new Map(notes.map((note) => [`${note.language} ${idOf(note)}`, note]));
  if (texts.length === 0) return <EmptyState letter="అ" title={pageTexts.nothingTitle} text={pageTexts.nothingText} />;
  return (
    <>
      {byFile(texts.slice(0, count)).map(({ file, place, texts: ofFile }) => (
        <section key={file} aria-label={file}>
          <h2 className="type-title mb-3 break-words">{joined(place, file)}</h2>
          <ul>
            {ofFile.map((text) => (
              <TextRow
                key={idOf(text)}
                text={text}
                english={noteOf.get(`en ${idOf(text)}`)}
                telugu={noteOf.get(`te ${idOf(text)}`)}
                onNote={onNote}
              />
            ))}
          </ul>
        </section>
      ))}
      {texts.length > count && (
        <Button look="quiet" className="self-center" onClick={() => setCount(count + PAGE_SIZE)}>
          {pageTexts.more}
        </Button>
      )}
    </>
  );
};
