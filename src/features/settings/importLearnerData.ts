import { recordIdOf, recordNameOf } from '../../domain/activity/recordId';
import type { Learner } from '../../domain/learner/learner';
import { learnedPoemId } from '../../domain/padyalu/learnedPoem';
import { RECORDED, type RecordedName } from '../../ports/collections';
import type { Collections, Documents, Write } from '../../ports/documents';
import { totalsWrites } from '../../state/recording/activityWrites';
import { pruneFullDocuments } from '../../state/recording/pruneFullDocuments';
import { noteTotalsToRenew, renewTotals } from '../../state/figures/totals';
import { FORMAT } from './exportLearnerData';

type Fields = Readonly<Record<string, unknown>>;
type Entries = (name: string) => readonly Fields[];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The file's entries by collection; `null` if it is not one of our files. */
function readCopy(text: string): Entries | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const collections = isFields(parsed) && parsed['format'] === FORMAT ? parsed['collections'] : null;
    if (!isFields(collections)) return null;
    return (name) => {
      const list = Object.hasOwn(collections, name) ? collections[name] : null;
      return Array.isArray(list) ? list.filter(isFields) : [];
    };
  } catch {
    return null;
  }
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Questions that the file leaves unanswered must not overwrite existing answers. */
const answered = <T extends object>(profile: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(profile).filter(([, value]) => value !== null && value !== false && value !== '' && !isEmpty(value)),
  ) as Partial<T>;

type Incoming = {
  [N in RecordedName]: { readonly collection: N; readonly id: string; readonly data: Collections[N] };
}[RecordedName];

/** The record's id under this learner. A learner learns a poem only once, whatever device it was recorded on. */
const idOf = (id: string, owner: string, data: object, learner: Learner): string =>
  'kind' in data && data.kind === 'poem-learned' && 'poemId' in data && typeof data.poemId === 'string'
    ? learnedPoemId(learner.id, data.poemId)
    : recordIdOf(learner.id, recordNameOf(owner, id));

/** The file's records that this learner does not have, without duplicates; `null` if the store cannot be read. */
async function newRecords(documents: Documents, learner: Learner, entries: Entries): Promise<Incoming[] | null> {
  const incoming: Incoming[] = [];
  for (const name of RECORDED) {
    const here = await documents.list(name, [{ field: 'userId', is: '==', value: learner.id }]);
    if (!here.ok) return null;
    const known = new Set(here.value.map((one) => idOf(one.id, learner.id, one, learner)));
    for (const entry of entries(name)) {
      const data = documents.understand(name, { ...entry, userId: learner.id });
      const given = typeof entry['id'] === 'string' ? entry['id'] : '';
      if (given === '' || !data) continue;
      const owner = typeof entry['userId'] === 'string' ? entry['userId'] : learner.id;
      const one = { collection: name, id: idOf(given, owner, data, learner), data } as Incoming;
      if (known.has(one.id)) continue;
      known.add(one.id);
      incoming.push(one);
    }
  }
  return incoming;
}

/** Includes the changes of the totals, so that an interrupted import leaves nothing uncounted. */
const writesOf = (learner: Learner, records: readonly Incoming[]): Write[] => [
  ...records.map((one) => ({ write: 'add', ...one }) as Write),
  ...totalsWrites(
    learner.id,
    records.flatMap((one) => (one.collection === 'activities' ? [one.data] : [])),
  ),
];

/** Halves a refused batch, so that only the bad records are dropped. `null` if nothing can be written. */
async function write(documents: Documents, learner: Learner, records: readonly Incoming[]): Promise<number | null> {
  const written = await documents.batch(writesOf(learner, records));
  if (written.ok) return records.length;
  if (written.error.kind !== 'denied') return null;
  if (records.length === 1) return 0;
  let count = 0;
  const half = Math.ceil(records.length / 2);
  for (const part of [records.slice(0, half), records.slice(half)]) {
    const some = await write(documents, learner, part);
    if (some === null) return null;
    count += some;
  }
  return count;
}

/** Firestore accepts 500 writes per batch and 500 changes per document; a year of one learner can exceed that. */
const BATCH_SIZE = 400;
const MAX_CHANGES = 450;

const changesIn = (writes: readonly Write[]): number =>
  Math.max(...writes.map((one) => (one.write === 'set' ? (one.increments?.length ?? 0) : 0)));

/** The largest batches that the store accepts. */
function* batchesOf(learner: Learner, records: readonly Incoming[]): Generator<readonly Incoming[]> {
  let size = BATCH_SIZE;
  for (let from = 0; from < records.length; from += size) {
    size = BATCH_SIZE;
    while (size > 1 && changesIn(writesOf(learner, records.slice(from, from + size))) > MAX_CHANGES) size >>= 1;
    yield records.slice(from, from + size);
  }
}

export type Imported =
  | { readonly kind: 'imported'; readonly count: number }
  | { readonly kind: 'wrong-file' }
  | { readonly kind: 'failed' };

export type ImportProgress = (done: number, total: number) => void;

/** Adds the file's records to this learner, without duplicates. */
export async function importCopy(
  documents: Documents,
  learner: Learner,
  text: string,
  onProgress: ImportProgress = () => {},
): Promise<Imported> {
  const entries = readCopy(text);
  if (!entries) return { kind: 'wrong-file' };
  const records = await newRecords(documents, learner, entries);
  if (!records) return { kind: 'failed' };
  const [preferences] = entries('userPreferences');
  const profile = preferences && documents.understand('userPreferences', preferences);
  const fields = profile ? answered(profile) : {};
  const hasProfile = Object.keys(fields).length > 0;

  noteTotalsToRenew(learner.id);
  let done = 0;
  let count = 0;
  for (const batch of batchesOf(learner, records)) {
    onProgress(done, records.length);
    let written = await write(documents, learner, batch);
    while (written === 0 && (await pruneFullDocuments(documents, learner.id)))
      written = await write(documents, learner, batch);
    if (written === null) return { kind: 'failed' };
    done += batch.length;
    count += written;
  }
  // If the store refuses all records, it refuses this learner.
  if (count === 0 && records.length > 0) return { kind: 'failed' };
  onProgress(done, records.length);
  if (hasProfile && !(await documents.set('userPreferences', learner.id, fields)).ok) return { kind: 'failed' };
  if (!(await renewTotals(documents, learner.id))) return { kind: 'failed' };
  return { kind: 'imported', count: count + (hasProfile ? 1 : 0) };
}
