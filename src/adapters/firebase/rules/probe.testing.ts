// The rows of the tables that test what firestore.rules allows and refuses.
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';

/** The accounts of `closed` and `flooded` are closed; that of `reopened` was closed for a while. */
export const PEOPLE = ['sita', 'ramu', 'teacher', 'pupil', 'closed', 'flooded', 'reopened'] as const;
type Learner = (typeof PEOPLE)[number];
/** The variants of Sita signed in neither with Google nor with a token from the server. */
export type Who = Learner | 'nobody' | 'sita, anonymous' | 'sita, by password';

type Run = (firestore: Firestore) => Promise<unknown>;
export type Attempt = Run & { readonly isReading?: true };
const reading = (run: Run): Attempt => Object.assign(run, { isReading: true as const });
type Planted = Readonly<Record<string, object>>;

export type Probe = {
  readonly name: string;
  readonly who: Who;
  readonly is: 'allowed' | 'refused';
  readonly what: Attempt;
  /** The existing documents, by path. */
  readonly given: Planted;
};

export const allowed = (name: string, who: Who, what: Attempt, given: Planted = {}): Probe => ({
  name,
  who,
  is: 'allowed',
  what,
  given,
});

export const refused = (name: string, who: Who, what: Attempt, given: Planted = {}): Probe => ({
  ...allowed(name, who, what, given),
  is: 'refused',
});

export const gets = (path: string): Attempt => reading((firestore) => getDoc(doc(firestore, path)));

export const sets =
  (path: string, data: object): Attempt =>
  (firestore) =>
    setDoc(doc(firestore, path), data);

export const merges =
  (path: string, data: object): Attempt =>
  (firestore) =>
    setDoc(doc(firestore, path), data, { merge: true });

export const changes =
  (path: string, data: object): Attempt =>
  (firestore) =>
    updateDoc(doc(firestore, path), data);

export const deletes =
  (...paths: string[]): Attempt =>
  (firestore) => {
    const batch = writeBatch(firestore);
    for (const path of paths) batch.delete(doc(firestore, path));
    return paths.length === 1 ? deleteDoc(doc(firestore, paths[0] ?? '')) : batch.commit();
  };

/** Uses a random id from the client. */
export const adds =
  (path: string, data: object): Attempt =>
  (firestore) =>
    addDoc(collection(firestore, path), data);

/** Writes all documents in one batch. */
export const setsAll =
  (documents: Planted): Attempt =>
  (firestore) => {
    const batch = writeBatch(firestore);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(firestore, path), data, { merge: true });
    return batch.commit();
  };

type QueryOptions = { readonly of?: string; readonly most?: number };

const queryFor = (firestore: Firestore, path: string, { of, most }: QueryOptions) =>
  query(
    collection(firestore, path),
    ...(of === undefined ? [] : [where('userId', '==', of)]),
    ...(most === undefined ? [] : [limit(most)]),
  );

export const lists = (path: string, what: QueryOptions = {}): Attempt =>
  reading((firestore) => getDocs(queryFor(firestore, path, what)));

export const counts = (path: string, what: QueryOptions = {}): Attempt =>
  reading((firestore) => getCount(queryFor(firestore, path, what)));

export const mapOf = (count: number, nameAt: (at: number) => string, value: unknown = 1): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [nameAt(at), value]));

// Beyond this number, the rules check only the total length of the names.
const MAX_CHECKED_NAMES = 300;

/** A map with just too many bytes of names. It has few names, because the emulator needs seconds for thousands. */
export function longNames(bytes: number, value: unknown): object {
  const count = MAX_CHECKED_NAMES + 1;
  return mapOf(count, (at) => `word:${at}`.padEnd(Math.ceil((bytes + 1) / count), 'x'), value);
}

export const listOf = (count: number, entryAt: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => entryAt(at));
