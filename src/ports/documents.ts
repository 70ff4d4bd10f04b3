import type { Activity } from '../domain/activity/activity';
import type { LearningSession } from '../domain/activity/learningSession';
import type { UserPreferences } from '../domain/learner/preferences';
import type { LearnerSummary } from '../domain/learner/summary';
import type { MemoryDocument } from '../domain/memory/memoryDocument';
import type { Poem, Poet } from '../domain/padyalu/poem';
import type { QuizResult } from '../domain/quiz/quizResult';
import type { Translation } from '../domain/quiz/translation';
import type { Result } from '../domain/result';
import type { ClosedAccount } from '../domain/scores/closedAccount';
import type { CollectionName, OneDocumentName, OwnedName, RecordedName } from './collections';

/** Records that can be queried by time. */
type TimedName = Exclude<RecordedName, 'quizResults'>;

/** The document type of each collection. */
export type Collections = {
  readonly userPreferences: UserPreferences;
  readonly learnerSummaries: LearnerSummary;
  readonly letterMemories: MemoryDocument;
  readonly wordMemories: MemoryDocument;
  readonly sentenceMemories: MemoryDocument;
  readonly poemMemories: MemoryDocument;
  readonly quizResults: QuizResult;
  readonly learningSessions: LearningSession;
  readonly activities: Activity;
  readonly translations: Omit<Translation, 'id'>;
  readonly poets: Omit<Poet, 'id'>;
  readonly poems: Omit<Poem, 'id'>;
};

export type Stored<N extends CollectionName> = { readonly id: string } & Collections[N];

type FieldOf<T> = T extends unknown ? Extract<keyof T, string> : never;

/** The filters of a query are combined with AND; at most one may be `>=`. */
export type Filter<N extends CollectionName> =
  | { readonly field: FieldOf<Collections[N]>; readonly is: '=='; readonly value: string | number | boolean }
  | { readonly field: FieldOf<Collections[N]>; readonly is: '>='; readonly value: number };

/** The path of a field: `['secondsByDay', '2026-11-15']`. Names may contain any character. */
type PathIn<T> = readonly [FieldOf<T>, ...string[]];

export type OneDocumentWrite<N extends OneDocumentName = OneDocumentName> = {
  [K in N]: {
    readonly write: 'set';
    readonly collection: K;
    readonly id: string;
    /** Each field replaces the stored one as a whole; other fields do not change. */
    readonly fields?: Partial<Collections[K]>;
    /** Added to the stored numbers; a missing number counts as 0. Increments from two devices both count. */
    readonly increments?: readonly { readonly path: PathIn<Collections[K]>; readonly by: number }[];
    /** Added to the stored lists without duplicates. Unions from two devices both count. */
    readonly unions?: readonly { readonly path: PathIn<Collections[K]>; readonly values: readonly string[] }[];
    /** Removed from maps, if present. */
    readonly removals?: readonly PathIn<Collections[K]>[];
  };
}[N];

type RecordedWrite<N extends RecordedName = RecordedName> = {
  [K in N]: {
    readonly write: 'add';
    readonly collection: K;
    /** Set by the caller, so that a record sent twice counts once: the second batch is refused as a whole. */
    readonly id: string;
    readonly data: Collections[K];
  };
}[N];

type Deletion = {
  readonly write: 'delete';
  readonly collection: OwnedName;
  readonly id: string;
};

export type Write = OneDocumentWrite | RecordedWrite | Deletion;

/** `waiting`: stored on this device, and sent automatically when the server can be reached. */
export type Saved = 'saved' | 'waiting';

export type DocumentsErrorKind =
  /** The learner has no permission, or the record already exists. */
  | 'denied'
  /** The learner is no longer on this device: they or the whole database were deleted. */
  | 'gone'
  | 'storage-full'
  | 'storage-blocked'
  /** Another window with an earlier version blocks the upgrade of the store. */
  | 'storage-held'
  /** The store exists but cannot be opened. */
  | 'storage-damaged'
  | 'missing-index'
  /** The server cannot be reached, and the answer is not cached on this device. */
  | 'unavailable'
  | 'unknown';

export type DocumentsError = { readonly kind: DocumentsErrorKind; readonly detail: string };

/** Progress: `done` of `of` documents are erased. */
export type ErasingListener = (done: number, of: number) => void;

/** `fromServer`: the maximum number of records read from the server; the rest come from this device's cache. */
type NewestOptions = { readonly fromServer?: number };

/** A value reported to a watcher. */
type Seen<N extends OneDocumentName> = Result<
  {
    readonly document: Stored<N> | null;
    /** It contains local writes that may not have reached the server yet. */
    readonly isOurs: boolean;
  },
  DocumentsError
>;

type Answer<T> = Promise<Result<T, DocumentsError>>;

export type Documents = {
  get<N extends CollectionName>(collection: N, id: string): Answer<Stored<N> | null>;
  list<N extends CollectionName>(collection: N, filters?: readonly Filter<N>[]): Answer<readonly Stored<N>[]>;
  /** Counts up to 500, because each counted document costs a read. */
  count<N extends CollectionName>(collection: N, filters?: readonly Filter<N>[]): Answer<number>;
  /** The learner's newest records, newest first, up to `limit`. The cost does not grow with the history. */
  newest<N extends TimedName>(
    collection: N,
    userId: string,
    limit: number,
    options?: NewestOptions,
  ): Answer<readonly Stored<N>[]>;
  /**
   * Reports a document and each change to it until stopped. Present only if another device can change it; each change
   * costs one read.
   */
  watch?<N extends OneDocumentName>(collection: N, id: string, tell: (seen: Seen<N>) => void): () => void;
  /** Replaces these fields and leaves the others. Creates the document if it does not exist. */
  set<N extends OneDocumentName>(collection: N, id: string, fields: Partial<Collections[N]>): Answer<Saved>;
  /**
   * Like `set`, unless the field `unless` of the stored document is already true: then nothing changes. The server
   * decides; offline it fails with `unavailable` and leaves no pending write.
   */
  setUnless<N extends OneDocumentName>(
    collection: N,
    id: string,
    fields: Partial<Collections[N]>,
    unless: FieldOf<Collections[N]>,
  ): Answer<'saved' | 'there'>;
  add<N extends RecordedName>(
    collection: N,
    data: Collections[N],
  ): Answer<{ readonly id: string; readonly saved: Saved }>;
  /** Applies all writes or none; at most 500, Firestore's limit. */
  batch(writes: readonly Write[]): Answer<Saved>;
  /** Deletes all documents of this learner, and the learner if stored on this device. Can be repeated after a failure. */
  eraseLearner(userId: string, onProgress?: ErasingListener): Answer<Saved>;
  /** Present if a server can refuse a learner: the reason why it does, or `null`. */
  closedAccount?(userId: string): Promise<ClosedAccount | null>;
  /** Resolves to `true` when all pending writes are sent, or `false` if the learner signed out before. */
  whenSent(): Promise<boolean>;
  /** Parses data from a file like a stored document: invalid parts are dropped; `null` if nothing is valid. */
  understand<N extends CollectionName>(collection: N, data: unknown): Collections[N] | null;
};
