/** Every key that the app uses in local storage. */
export type StorageKey =
  | 'i18nextLng'
  | 'theme'
  | 'sidebarCollapsed'
  | 'fontsSeen'
  | 'notifications'
  | 'slowSpeech'
  | 'soundEffects'
  | 'readsAloud'
  | 'voice'
  | 'latinShown'
  /** Who reads stories aloud, and how fast. */
  | 'readingMode'
  | 'readingPace'
  /** The lesson of the last daily practice. */
  | 'lessonAtHand'
  /** Whether a lesson is shown on one page instead of page by page. */
  | 'lessonInOne'
  /** The writing hand, or that letters are picked instead of written. */
  | 'writingHand'
  /** Whether the browser's own models may answer. */
  | 'deviceModel'
  /** The learner whose documents are in Firestore's cache on this device. */
  | 'cacheOf'
  /** Unsaved answers of the onboarding, by learner. */
  | `onboardingDraft:${string}`
  /** Paused runs, by learner, slot and record. */
  | `run:${string}`
  /** The outbox: activities not yet saved to the store, by learner and record. */
  | `unsent:${string}`
  /** Profile changes not yet saved to the store, by learner. */
  | `unsentProfile:${string}`
  /** Consent to analytics, by learner. */
  | `analyticsConsent:${string}`
  /** Questions that the easy quiz has asked, by learner. */
  | `asked:${string}`
  /** Pages of a lesson that were read, by learner and lesson. */
  | `readPages:${string}`
  /** Set while an import has not rebuilt the totals, by learner. */
  | `totalsToRenew:${string}`
  /** Achievements, beads and levels already celebrated, by learner. */
  | `celebratedBadges:${string}`
  /** Texts that the tutor did not know, by learner. */
  | `wishes:${string}`
  /** The classes as last read, by learner. */
  | `classes:${string}`
  /** Lessons assigned by a teacher, by learner. */
  | `openedLessons:${string}`;

/** Prefixes of the keys that belong to one learner; the learner's id follows. */
const LEARNER_PREFIXES = [
  'onboardingDraft',
  'run',
  'unsent',
  'unsentProfile',
  'analyticsConsent',
  'asked',
  'readPages',
  'totalsToRenew',
  'celebratedBadges',
  'wishes',
  'classes',
  'openedLessons',
] as const;

/** Typed text that is not a record and is deleted when the learner signs out. */
const TYPED_TEXT_PREFIXES = ['onboardingDraft', 'wishes'] as const;

// When storage is blocked or full, values last as long as the page.
const pageValues = new Map<StorageKey, string>();

export function readStored(key: StorageKey): string | null {
  const pageValue = pageValues.get(key);
  if (pageValue !== undefined) return pageValue;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    pageValues.delete(key);
  } catch {
    pageValues.set(key, value);
  }
}

export function removeStored(key: StorageKey): void {
  pageValues.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function allKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...pageValues.keys()])];
  } catch {
    return [...pageValues.keys()];
  }
}

const isLearnerKey = (key: string): key is StorageKey => LEARNER_PREFIXES.some((name) => key.startsWith(`${name}:`));

export const storedKeys = (prefix: StorageKey): StorageKey[] =>
  allKeys().filter((key): key is StorageKey => isLearnerKey(key) && key.startsWith(prefix));

/** Deletes the keys of unknown learners, which a sleeping tab or an interrupted erasure may leave behind. */
export function forgetStrangersKeys(known: ReadonlySet<string>): void {
  for (const key of allKeys()) {
    const [, owner = ''] = key.split(':');
    if (isLearnerKey(key) && !known.has(owner)) removeStored(key);
  }
}

function forgetKeys(names: readonly (typeof LEARNER_PREFIXES)[number][], userId: string): void {
  const own = names.map((name) => `${name}:${userId}`);
  for (const key of allKeys()) {
    if (isLearnerKey(key) && own.some((name) => key === name || key.startsWith(`${name}:`))) removeStored(key);
  }
}

/** Deletes everything stored for one learner outside of the documents. */
export const forgetLearnersKeys = (userId: string): void => forgetKeys(LEARNER_PREFIXES, userId);

/** For sign-out on a shared device. Unsent work stays until the learner is back. */
export const forgetTypedText = (userId: string): void => forgetKeys(TYPED_TEXT_PREFIXES, userId);
