import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Note, withChange, withNote, withoutChange } from '../../scripts/proofreading/note.mjs';
import { syncNotes, storeChanges, storedChanges } from './notesStore';

/** Where notes are saved; `unsent` means that the server exists but some notes have not reached its file. */
export type NotesPlace = 'opening' | 'file' | 'browser' | 'unsent';

type Notes = {
  readonly notes: readonly Note[];
  readonly notesPlace: NotesPlace;
  /** Notes saved since the page was opened. */
  readonly savedCount: number;
  readonly save: (note: Note) => void;
};

/** Every change is stored in the browser first, so that a note survives when the server stops. */
export function useNotes(): Notes {
  const [inFile, setInFile] = useState<readonly Note[]>([]);
  const [changes, setChanges] = useState<readonly Note[]>(storedChanges);
  const [notesPlace, setNotesPlace] = useState<NotesPlace>('opening');
  const [savedCount, setSavedCount] = useState(0);
  const newest = useRef(changes);
  const hasFile = useRef(true);

  const placeInFile = useCallback((): NotesPlace => (newest.current.length === 0 ? 'file' : 'unsent'), []);

  const change = useCallback((next: readonly Note[]) => {
    newest.current = next;
    storeChanges(next);
    setChanges(next);
  }, []);

  const send = useCallback(
    async (note: Note) => {
      const saved = await syncNotes(note);
      if (!saved) return;
      setInFile(saved);
      change(withoutChange(newest.current, note));
    },
    [change],
  );

  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const saved = await syncNotes();
      if (!isCurrent) return;
      hasFile.current = saved !== null;
      setInFile(saved ?? []);
      for (const note of saved ? newest.current : []) await send(note);
      if (isCurrent) setNotesPlace(saved ? placeInFile() : 'browser');
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [send, placeInFile]);

  const save = useCallback(
    (note: Note) => {
      change(withChange(newest.current, note));
      const sendAndCount = async () => {
        if (hasFile.current) {
          await send(note);
          setNotesPlace(placeInFile());
        }
        setSavedCount((count) => count + 1);
      };
      void sendAndCount();
    },
    [change, send, placeInFile],
  );

  const notes = useMemo(() => changes.reduce<readonly Note[]>(withNote, inFile), [changes, inFile]);
  return { notes, notesPlace, savedCount, save };
}
