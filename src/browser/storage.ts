/** Everything the interface itself keeps in the browser's local storage, by its key. */
export type StorageKey =
  | 'i18nextLng'
  | 'theme'
  | 'sidebarCollapsed'
  | 'fontsSeen'
  | 'notifications'
  | 'slowSpeech'
  | 'soundEffects'
  | 'voice'
  /** Answers of the onboarding that are not saved yet, by learner. */
  | `onboardingDraft:${string}`;

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

export function removeStored(key: StorageKey): void {
  forThisPage.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing is kept there
  }
}
