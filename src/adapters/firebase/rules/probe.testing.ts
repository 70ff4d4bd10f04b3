// One row of the tables that say what firestore.rules allows and refuses.
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

/** Who asks; `closed` has the server's mark, `reopened` has one that is over. */
export const PEOPLE = ['sita', 'ramu', 'teacher', 'pupil', 'closed', 'flooded', 'reopened'] as const;
type Learner = (typeof PEOPLE)[number];
/** Whoever signed in otherwise than with Google or with the server's own token, as Sita. */
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
  /** What is there before, by path. */
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

/** Under an id that the client makes up by itself. */
export const adds =
  (path: string, data: object): Attempt =>
  (firestore) =>
    addDoc(collection(firestore, path), data);

/** All together or none. */
export const setsAll =
  (documents: Planted): Attempt =>
  (firestore) => {
    const batch = writeBatch(firestore);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(firestore, path), data, { merge: true });
    return batch.commit();
  };

type Asked = { readonly of?: string; readonly most?: number };

const asked = (firestore: Firestore, path: string, { of, most }: Asked) =>
  query(
    collection(firestore, path),
    ...(of === undefined ? [] : [where('userId', '==', of)]),
    ...(most === undefined ? [] : [limit(most)]),
  );

export const lists = (path: string, what: Asked = {}): Attempt =>
  reading((firestore) => getDocs(asked(firestore, path, what)));

export const counts = (path: string, what: Asked = {}): Attempt =>
  reading((firestore) => getCount(asked(firestore, path, what)));

/** A map with so many names. */
export const mapOf = (count: number, nameAt: (at: number) => string, value: unknown = 1): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [nameAt(at), value]));

// Beyond this many, the rules look at names only together.
const FEW_NAMES = 300;

/** A map whose names are just longer than so many bytes together: the emulator needs seconds for thousands of names. */
export function longNames(bytes: number, value: unknown): object {
  const count = FEW_NAMES + 1;
  return mapOf(count, (at) => `word:${at}`.padEnd(Math.ceil((bytes + 1) / count), 'x'), value);
}

export const listOf = (count: number, entryAt: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => entryAt(at));
