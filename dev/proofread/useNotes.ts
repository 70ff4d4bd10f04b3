import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Note, withChange, withNote, withoutChange } from '../../scripts/proofreading/note.mjs';
import { notesInFile, storeChanges, storedChanges } from './notesStore';

/** Where notes end up: the project's file, this browser, or not yet in the file though there is one. */
export type Keeping = 'opening' | 'file' | 'browser' | 'unsent';

type Notes = {
  readonly notes: readonly Note[];
  readonly keeping: Keeping;
  /** How many were saved since the page was opened. */
  readonly savedCount: number;
  readonly save: (note: Note) => void;
};

/** Every change is stored in the browser first, so that a note survives a server that has gone away. */
export function useNotes(): Notes {
  const [inFile, setInFile] = useState<readonly Note[]>([]);
  const [changes, setChanges] = useState<readonly Note[]>(storedChanges);
  const [keeping, setKeeping] = useState<Keeping>('opening');
  const [savedCount, setSavedCount] = useState(0);
  const newest = useRef(changes);
  const hasFile = useRef(true);

  const keepingInFile = useCallback((): Keeping => (newest.current.length === 0 ? 'file' : 'unsent'), []);

  const change = useCallback((next: readonly Note[]) => {
    newest.current = next;
    storeChanges(next);
    setChanges(next);
  }, []);

  const send = useCallback(
    async (note: Note) => {
      const kept = await notesInFile(note);
      if (!kept) return;
      setInFile(kept);
      change(withoutChange(newest.current, note));
    },
    [change],
  );

  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const kept = await notesInFile();
      if (!isCurrent) return;
      hasFile.current = kept !== null;
      setInFile(kept ?? []);
      for (const note of kept ? newest.current : []) await send(note);
      if (isCurrent) setKeeping(kept ? keepingInFile() : 'browser');
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [send, keepingInFile]);

  const save = useCallback(
    (note: Note) => {
      change(withChange(newest.current, note));
      const keep = async () => {
        if (hasFile.current) {
          await send(note);
          setKeeping(keepingInFile());
        }
        setSavedCount((count) => count + 1);
      };
      void keep();
    },
    [change, send, keepingInFile],
  );

  const notes = useMemo(() => changes.reduce<readonly Note[]>(withNote, inFile), [changes, inFile]);
  return { notes, keeping, savedCount, save };
}
