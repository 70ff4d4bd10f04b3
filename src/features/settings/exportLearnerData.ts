import type { Learner } from '../../domain/learner/learner';
import { ONE_DOCUMENT_COLLECTIONS, RECORDED } from '../../ports/collections';
import type { Analytics } from '../../ports/analytics';
import type { Documents } from '../../ports/documents';

export const FORMAT = 'aksharam-learner';
const VERSION = 1;

type Source = { readonly documents: Documents; readonly analytics: Analytics };

/** All data about the learner as one text; `null` if something could not be read. */
export async function makeCopy({ documents, analytics }: Source, learner: Learner): Promise<string | null> {
  const collections: Record<string, unknown> = {};
  for (const name of ONE_DOCUMENT_COLLECTIONS) {
    const found = await documents.get(name, learner.id);
    if (!found.ok) return null;
    collections[name] = found.value ? [found.value] : [];
  }
  for (const name of RECORDED) {
    const listed = await documents.list(name, [{ field: 'userId', is: '==', value: learner.id }]);
    if (!listed.ok) return null;
    collections[name] = listed.value;
  }
  const events = await analytics.storedEvents?.list(learner.id);
  return JSON.stringify({ format: FORMAT, version: VERSION, learner, collections, events: events ?? [] }, null, 2);
}
