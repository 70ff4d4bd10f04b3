import type { Note } from '../../scripts/proofreading/note.mjs';
import { NoteLine } from './NoteLine';
import { joined, pageTexts } from './pageTexts';

/** Notes whose text no longer exists are still listed: someone may know what they were about. */
export const LostNotes = ({ notes }: { notes: readonly Note[] }) => (
  <section>
    <h2 className="type-title mb-3">{pageTexts.lost}</h2>
    <ul className="flex flex-col gap-3">
      {notes.map((note) => (
        <li key={`${note.language} ${note.file} ${note.key}`} className="flex flex-col gap-1">
          <p className="type-small break-words text-muted">{joined(note.file, note.key)}</p>
          <p lang={note.language}>{note.original}</p>
          <NoteLine note={note} text={note.original} />
        </li>
      ))}
    </ul>
  </section>
);
