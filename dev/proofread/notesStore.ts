import { type Note, notesAsText, understandNotes } from '../../scripts/proofreading/note.mjs';

const ADDRESS = 'notes.json';
const KEY = 'proofreadingChanges';

/** Changes that are not in the file: not yet sent, or made without a development server. */
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
    // Without storage, the notes last until the page is closed.
  }
}

/** Saves `note`, if given, and returns all notes of the file; null when no development server answers. */
export async function syncNotes(note?: Note): Promise<Note[] | null> {
  try {
    const request = note && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(note),
    };
    const response = await fetch(ADDRESS, request);
    // A static host may answer this address with an HTML page.
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
