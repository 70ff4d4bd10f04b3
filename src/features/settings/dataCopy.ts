import type { Learner } from '../../domain/learner/learner';
import { KEPT, RECORDED } from '../../ports/collections';
import type { Analytics } from '../../ports/analytics';
import type { Documents, Write } from '../../ports/documents';
import { noteTotalsToRenew, renewTotals } from '../../state/totals';

const FORMAT = 'aksharam-learner';
const VERSION = 1;
/** Firestore takes 500 writes at once. */
const BATCH_SIZE = 400;

type Source = { readonly documents: Documents; readonly analytics: Analytics };

/** Everything the app knows about the learner, as one text; `null` when something could not be read. */
export async function makeCopy({ documents, analytics }: Source, learner: Learner): Promise<string | null> {
  const collections: Record<string, unknown> = {};
  for (const name of KEPT) {
    const found = await documents.get(name, learner.id);
    if (!found.ok) return null;
    collections[name] = found.value ? [found.value] : [];
  }
  for (const name of RECORDED) {
    const listed = await documents.list(name, [{ field: 'userId', is: '==', value: learner.id }]);
    if (!listed.ok) return null;
    collections[name] = listed.value;
  }
  const events = await analytics.keptEvents?.list(learner.id);
  return JSON.stringify({ format: FORMAT, version: VERSION, learner, collections, events: events ?? [] }, null, 2);
}

type Copy = { readonly collections: Readonly<Record<string, unknown>> };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readCopy(text: string): Copy | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const isOurs = isRecord(parsed) && parsed['format'] === FORMAT && isRecord(parsed['collections']);
    return isOurs && isRecord(parsed['collections']) ? { collections: parsed['collections'] } : null;
  } catch {
    return null;
  }
}

export type Imported =
  | { readonly kind: 'imported'; readonly count: number }
  | { readonly kind: 'wrong-file' }
  | { readonly kind: 'failed' };

/** A question the file leaves unanswered does not take the answer away that is here. */
const answered = <T extends object>(profile: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(profile).filter(([, value]) => value !== null && value !== false && value !== '' && !isEmpty(value)),
  ) as Partial<T>;

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Under another learner of this device the same record may be there already: then it gets a name of its own. */
const idFor = (id: string, { id: learnerId }: Learner): string => `${id}-${learnerId}`;

type Entries = (name: string) => readonly Readonly<Record<string, unknown>>[];

/** What the file has and this learner has not; each record once, however often it stands there. `null`: nothing can be read here. */
async function newRecords(documents: Documents, learner: Learner, entries: Entries): Promise<Write[] | null> {
  const writes: Write[] = [];
  for (const name of RECORDED) {
    const here = await documents.list(name, [{ field: 'userId', is: '==', value: learner.id }]);
    if (!here.ok) return null;
    const known = new Set(here.value.map(({ id }) => id));
    for (const entry of entries(name)) {
      const id = typeof entry['id'] === 'string' ? entry['id'] : '';
      const data = documents.understand(name, { ...entry, userId: learner.id });
      if (!id || !data || known.has(id) || known.has(idFor(id, learner))) continue;
      known.add(id);
      writes.push({ write: 'add', collection: name, id, data } as Write);
    }
  }
  return writes;
}

/** All at once, and where one of them is refused, each by itself. */
async function write(documents: Documents, learner: Learner, writes: readonly Write[]): Promise<boolean> {
  const written = await documents.batch(writes);
  if (written.ok || written.error.kind !== 'denied') return written.ok;
  for (const one of writes) {
    const alone = await documents.batch([one]);
    if (alone.ok) continue;
    const renamed = await documents.batch([{ ...one, id: idFor(one.id, learner) }]);
    if (!renamed.ok) return false;
  }
  return true;
}

export type ImportProgress = (done: number, total: number) => void;

/** Adds what the file holds to this learner. A record that is here already is not added twice. */
export async function importCopy(
  documents: Documents,
  learner: Learner,
  text: string,
  onProgress: ImportProgress = () => {},
): Promise<Imported> {
  const copy = readCopy(text);
  if (!copy) return { kind: 'wrong-file' };
  const entries: Entries = (name) => {
    const list = copy.collections[name];
    return Array.isArray(list) ? list.filter(isRecord) : [];
  };

  const writes = await newRecords(documents, learner, entries);
  if (!writes) return { kind: 'failed' };
  const [preferences] = entries('userPreferences');
  const profile = preferences && documents.understand('userPreferences', preferences);
  const fields = profile ? answered(profile) : {};
  if (Object.keys(fields).length > 0)
    writes.push({ write: 'set', collection: 'userPreferences', id: learner.id, fields });
  noteTotalsToRenew(learner.id);
  for (let from = 0; from < writes.length; from += BATCH_SIZE) {
    onProgress(from, writes.length);
    if (!(await write(documents, learner, writes.slice(from, from + BATCH_SIZE)))) return { kind: 'failed' };
  }
  onProgress(writes.length, writes.length);
  return (await renewTotals(documents, learner.id)) ? { kind: 'imported', count: writes.length } : { kind: 'failed' };
}
