// The one table of collections: adapters, export, erase and the tests of the rules read it.

/** One document per learner, under the learner's id; it changes over time. */
export const ONE_DOCUMENT_COLLECTIONS = [
  'userPreferences',
  'learnerSummaries',
  'letterMemories',
  'wordMemories',
  'sentenceMemories',
  'poemMemories',
] as const;

/** What happened, each with the `userId` it happened to; written once, never changed. */
export const RECORDED = ['quizResults', 'learningSessions', 'activities'] as const;

/** The same for every learner, and read-only. */
export const SHARED = ['translations', 'poets', 'poems'] as const;

export type OneDocumentName = (typeof ONE_DOCUMENT_COLLECTIONS)[number];
export type RecordedName = (typeof RECORDED)[number];
export type SharedName = (typeof SHARED)[number];
export type OwnedName = OneDocumentName | RecordedName;
export type CollectionName = OwnedName | SharedName;

export const OWNED: readonly OwnedName[] = [...ONE_DOCUMENT_COLLECTIONS, ...RECORDED];
export const COLLECTIONS: readonly CollectionName[] = [...OWNED, ...SHARED];
