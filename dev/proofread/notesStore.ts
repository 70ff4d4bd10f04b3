import { type Note, notesAsText, understandNotes } from '../../scripts/proofreading/note.mjs';

const ADDRESS = 'notes.json';
const KEY = 'proofreadingChanges';

/** What is not in the file yet, or never will be where there is no development server. */
export function storedChanges(): Note[] {
  try {
    return understandNotes(JSON.parse(localStorage.getItem(KEY) ?? 'null')) ?? [];
  } catch {
    return [];
  }
}

export function storeChanges(changes: readonly Note[]): void {
  try {
    localStorage.setItem(KEY, notesAsText(changes));
  } catch {
    // A browser that keeps nothing still has them until the page is closed.
  }
}

/** Null where no development server keeps notes: a host answers such an address with a page of its own, or with none. */
export async function notesInFile(note?: Note): Promise<Note[] | null> {
  try {
    const sent = note && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(note),
    };
    const response = await fetch(ADDRESS, sent);
    return response.ok ? understandNotes(await response.json()) : null;
  } catch {
    return null;
  }
}

export function downloadNotes(notes: readonly Note[]): void {
  const address = URL.createObjectURL(new Blob([notesAsText(notes)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'proofreading-notes.json';
  link.click();
  URL.revokeObjectURL(address);
}
