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
  | 'latinShown'
  /** Answers of the onboarding that are not saved yet, by learner. */
  | `onboardingDraft:${string}`
  /** A quiz that is not finished or not saved yet, by learner and difficulty. */
  | `quizInProgress:${string}`
  /** A quiz of a lesson that is not finished or not saved yet, by learner, lesson and number. */
  | `lessonQuiz:${string}`
  /** Achievements and levels that a learner has been congratulated on, by learner. */
  | `celebrated:${string}`
  /** Learning sessions that may not have reached the documents yet, by learner. */
  | `leftSessions:${string}`;

// A browser may block storage or have none left; what could not be stored lasts as long as the page.
const forThisPage = new Map<StorageKey, string>();

export function readStored(key: StorageKey): string | null {
  const unstored = forThisPage.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    forThisPage.delete(key);
  } catch {
    forThisPage.set(key, value);
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
