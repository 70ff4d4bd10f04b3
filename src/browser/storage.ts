/** Everything the interface itself keeps in the browser's local storage, by its key. */
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
  /** How stories are read: by whom, and how fast. */
  | 'readingMode'
  | 'readingPace'
  /** The lesson that the last day's practice went on with. */
  | 'lessonAtHand'
  /** Whether a lesson is read on one page, rather than page by page. */
  | 'lessonInOne'
  /** With which hand letters are written, or whether they are picked instead. */
  | 'writingHand'
  /** Whether the browser's own translation and language model may answer. */
  | 'deviceModel'
  /** Whose documents the cache of a hosted store holds on this device. */
  | 'cacheOf'
  /** Answers of the onboarding that are not saved yet, by learner. */
  | `onboardingDraft:${string}`
  /** Practice that is not over yet, by learner, slot and record. */
  | `run:${string}`
  /** What was learned and may not have reached the documents yet, by learner and record. */
  | `unsent:${string}`
  /** A profile that may not have reached the documents yet, by learner. */
  | `unsentProfile:${string}`
  /** That statistics may be sent, by learner. */
  | `analyticsConsent:${string}`
  /** What the easy quiz has asked, by learner. */
  | `asked:${string}`
  /** Which pages of a lesson were read, by learner and lesson. */
  | `readPages:${string}`
  /** An import was begun whose totals are not made yet, by learner. */
  | `totalsToRenew:${string}`
  /** Achievements and levels that a learner has been congratulated on, by learner. */
  | `celebratedBadges:${string}`
  /** Words that the tutor was asked for and did not know, by learner. */
  | `wishes:${string}`
  /** The classes of a learner as they were last read, by learner. */
  | `classes:${string}`
  /** Lessons that a teacher has given, by learner. */
  | `openedLessons:${string}`;

/** The beginnings of those keys that belong to one learner, whose id comes next. */
const OF_LEARNER = [
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

/** What was typed and is nobody's record: it does not stay where its learner signed out. */
const WHILE_SIGNED_IN = ['onboardingDraft', 'wishes'] as const;

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

function everyKey(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...forThisPage.keys()])];
  } catch {
    return [...forThisPage.keys()];
  }
}

const isOurs = (key: string): key is StorageKey => OF_LEARNER.some((name) => key.startsWith(`${name}:`));

/** The keys that begin so, in no order. */
export const storedKeys = (beginning: StorageKey): StorageKey[] =>
  everyKey().filter((key): key is StorageKey => isOurs(key) && key.startsWith(beginning));

/** What is kept for learners who are none of these: one who was erased while another tab slept, or in a visit that broke off. */
export function forgetStrangersKeys(known: ReadonlySet<string>): void {
  for (const key of everyKey()) {
    const [, owner = ''] = key.split(':');
    if (isOurs(key) && !known.has(owner)) removeStored(key);
  }
}

function forgetKeys(names: readonly (typeof OF_LEARNER)[number][], userId: string): void {
  const own = names.map((name) => `${name}:${userId}`);
  for (const key of everyKey()) {
    if (isOurs(key) && own.some((name) => key === name || key.startsWith(`${name}:`))) removeStored(key);
  }
}

/** Everything that is kept for one learner outside of the documents. */
export const forgetLearnersKeys = (userId: string): void => forgetKeys(OF_LEARNER, userId);

/** For a learner who leaves a device that others use too. Work that could not be sent stays until they are back. */
export const forgetWhatWasTyped = (userId: string): void => forgetKeys(WHILE_SIGNED_IN, userId);
