// The single list of collections, used by adapters, export, erase and the tests of the security rules.

/** One document per learner, under the learner's id; it can change. */
export const ONE_DOCUMENT_COLLECTIONS = [
  'userPreferences',
  'learnerSummaries',
  'letterMemories',
  'wordMemories',
  'sentenceMemories',
  'poemMemories',
] as const;

/** Records with a `userId`; they are written once and never changed. */
export const RECORDED = ['quizResults', 'learningSessions', 'activities'] as const;

/** Read-only content, the same for every learner. */
export const SHARED = ['translations', 'poets', 'poems'] as const;

export type OneDocumentName = (typeof ONE_DOCUMENT_COLLECTIONS)[number];
export type RecordedName = (typeof RECORDED)[number];
export type SharedName = (typeof SHARED)[number];
export type OwnedName = OneDocumentName | RecordedName;
export type CollectionName = OwnedName | SharedName;

export const OWNED: readonly OwnedName[] = [...ONE_DOCUMENT_COLLECTIONS, ...RECORDED];
export const COLLECTIONS: readonly CollectionName[] = [...OWNED, ...SHARED];
