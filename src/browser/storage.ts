/** Everything the interface itself keeps in the browser's local storage, by its key. */
export type StorageKey =
  | 'i18nextLng'
  | 'theme'
  | 'sidebarCollapsed'
  | 'fontsSeen'
  | 'slowSpeech'
  | 'soundEffects'
  | 'voice';

// A browser may block storage or have none left; a choice then lasts as long as the page.
const forThisPage = new Map<StorageKey, string>();

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key) ?? forThisPage.get(key) ?? null;
  } catch {
    return forThisPage.get(key) ?? null;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  forThisPage.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // kept in forThisPage
  }
}
