import type { Learner } from '../../domain/learner/learner';
import { rebuildSummary } from '../../domain/progress/rebuildSummary';
import { KEPT, RECORDED } from '../../ports/collections';
import type { Analytics } from '../../ports/analytics';
import type { Documents, Write } from '../../ports/documents';
import { renewMemory } from '../../state/learnersMemory';

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
  const events = await analytics.keptEvents?.list();
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

/** Totals of both places are not added up: what was done in both would count twice. */
async function renewTotals(documents: Documents, { id }: Learner): Promise<boolean> {
  const activities = await documents.list('activities', [{ field: 'userId', is: '==', value: id }]);
  if (!activities.ok) return false;
  const summary = await documents.set('learnerSummaries', id, rebuildSummary(activities.value));
  return summary.ok && (await renewMemory(documents, id, activities.value)) !== null;
}

/** Adds what the file holds to this learner. A record that is here already is not added twice. */
export async function importCopy(documents: Documents, learner: Learner, text: string): Promise<Imported> {
  const copy = readCopy(text);
  if (!copy) return { kind: 'wrong-file' };
  const entries = (name: string): Readonly<Record<string, unknown>>[] => {
    const list = copy.collections[name];
    return Array.isArray(list) ? list.filter(isRecord) : [];
  };

  const writes: Write[] = [];
  for (const name of RECORDED) {
    const here = await documents.list(name, [{ field: 'userId', is: '==', value: learner.id }]);
    if (!here.ok) return { kind: 'failed' };
    const known = new Set(here.value.map(({ id }) => id));
    for (const entry of entries(name)) {
      const id = typeof entry['id'] === 'string' ? entry['id'] : '';
      const data = documents.understand(name, { ...entry, userId: learner.id });
      if (id && data && !known.has(id)) writes.push({ write: 'add', collection: name, id, data } as Write);
    }
  }
  const [preferences] = entries('userPreferences');
  const fields = preferences && documents.understand('userPreferences', preferences);
  if (fields) writes.push({ write: 'set', collection: 'userPreferences', id: learner.id, fields });
  for (let from = 0; from < writes.length; from += BATCH_SIZE) {
    const written = await documents.batch(writes.slice(from, from + BATCH_SIZE));
    if (!written.ok) return { kind: 'failed' };
  }
  return (await renewTotals(documents, learner)) ? { kind: 'imported', count: writes.length } : { kind: 'failed' };
}
