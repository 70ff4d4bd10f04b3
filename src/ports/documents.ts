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

/** Records that are asked for by their time. */
type TimedName = Exclude<RecordedName, 'quizResults'>;

/** What the documents of each collection hold. */
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

/** All filters of a query hold at once; at most one of them is `>=`. */
export type Filter<N extends CollectionName> =
  | { readonly field: FieldOf<Collections[N]>; readonly is: '=='; readonly value: string | number | boolean }
  | { readonly field: FieldOf<Collections[N]>; readonly is: '>='; readonly value: number };

/** The names that lead to a field: `['secondsByDay', '2026-11-15']`. Names may hold any character. */
type PathIn<T> = readonly [FieldOf<T>, ...string[]];

export type OneDocumentWrite<N extends OneDocumentName = OneDocumentName> = {
  [K in N]: {
    readonly write: 'set';
    readonly collection: K;
    readonly id: string;
    /** Each field given replaces that field whole; fields not given stay as they are. */
    readonly fields?: Partial<Collections[K]>;
    /** Added to what is there; a missing number counts as 0. Increments of two devices both count. */
    readonly increments?: readonly { readonly path: PathIn<Collections[K]>; readonly by: number }[];
    /** Put into the list where they are not in it yet. Unions of two devices both count. */
    readonly unions?: readonly { readonly path: PathIn<Collections[K]>; readonly values: readonly string[] }[];
    /** Taken out of maps, where they are there. */
    readonly removals?: readonly PathIn<Collections[K]>[];
  };
}[N];

type RecordedWrite<N extends RecordedName = RecordedName> = {
  [K in N]: {
    readonly write: 'add';
    readonly collection: K;
    /** Given by the caller, the same record sent twice counts once: the second batch is refused as a whole. */
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

/** `waiting`: kept on this device, and sent by itself when the server can be reached. */
export type Saved = 'saved' | 'waiting';

export type DocumentsErrorKind =
  /** Not the learner's to read or write, or a record that was already written. */
  | 'denied'
  /** The learner is not on this device any more: erased, or gone with the device's database. */
  | 'gone'
  | 'storage-full'
  | 'storage-blocked'
  /** Another window keeps the store as an earlier version left it. */
  | 'storage-held'
  /** There is a store, and it cannot be opened. */
  | 'storage-damaged'
  | 'missing-index'
  /** The server cannot be reached, and this device does not hold the answer. */
  | 'unavailable'
  | 'unknown';

export type DocumentsError = { readonly kind: DocumentsErrorKind; readonly detail: string };

/** How many documents are erased, and of how many. */
export type ErasingListener = (done: number, of: number) => void;

/** Of so many the server is asked at most; others are given as far as this device knows them. */
type NewestOptions = { readonly fromServer?: number };

/** What somebody who watches a document gets to see. */
type Seen<N extends OneDocumentName> = Result<
  {
    readonly document: Stored<N> | null;
    /** It shows what was written here and may not have reached the server yet. */
    readonly isOurs: boolean;
  },
  DocumentsError
>;

type Answer<T> = Promise<Result<T, DocumentsError>>;

export type Documents = {
  get<N extends CollectionName>(collection: N, id: string): Answer<Stored<N> | null>;
  list<N extends CollectionName>(collection: N, filters?: readonly Filter<N>[]): Answer<readonly Stored<N>[]>;
  /** No more than 500 are counted: a store would have to be paid for each. */
  count<N extends CollectionName>(collection: N, filters?: readonly Filter<N>[]): Answer<number>;
  /** The learner's last records, the newest first, and no more than `most`: as cheap after years as on the first day. */
  newest<N extends TimedName>(
    collection: N,
    userId: string,
    most: number,
    options?: NewestOptions,
  ): Answer<readonly Stored<N>[]>;
  /**
   * Tells what a document is, and each change of it, until it is stopped. Only where others can change it, on another
   * device; it costs its owner one read for each change.
   */
  watch?<N extends OneDocumentName>(collection: N, id: string, tell: (seen: Seen<N>) => void): () => void;
  /** Fields given replace fields of the same name; others stay. The document is made when there is none. */
  set<N extends OneDocumentName>(collection: N, id: string, fields: Partial<Collections[N]>): Answer<Saved>;
  /**
   * As `set`, unless this field of the document is true by now: then all of it stays as it is. By the word of whoever
   * keeps it; where that cannot be asked it is `unavailable`, and nothing waits to be written.
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
  /** All writes or none; at most 500, which is Firestore's limit. */
  batch(writes: readonly Write[]): Answer<Saved>;
  /** Deletes every document of this learner, and a learner of this device with them; may be called again after a failure half-way. */
  eraseLearner(userId: string, onProgress?: ErasingListener): Answer<Saved>;
  /** Where a server may refuse a learner: why it takes nothing from them, `null` when it does. */
  closedAccount?(userId: string): Promise<ClosedAccount | null>;
  /** Resolves when everything that was waiting has been sent; `false` where the learner went away before. */
  whenSent(): Promise<boolean>;
  /** Reads data from a file as this collection's documents are read: as far as it makes sense, else `null`. */
  understand<N extends CollectionName>(collection: N, data: unknown): Collections[N] | null;
};
