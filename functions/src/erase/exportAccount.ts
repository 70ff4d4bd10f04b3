import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { PAGE, pagesOf } from '../store/pages';
import { documentsOf, recordsOf } from './learnersDocuments';

export type ExportedLine =
  | { readonly format: 'aksharam-export'; readonly version: 1; readonly userId: string; readonly at: string }
  | { readonly collection: string; readonly id: string; readonly data: unknown }
  | { readonly done: true; readonly documents: number };

/** Writes timestamps as ISO text, because JSON has no dates. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

/** Everything stored about a learner, one document per line. An export without the last line is incomplete. */
export async function* exportAccount(
  { firestore, now }: { readonly firestore: Firestore; readonly now: () => number },
  uid: string,
  pageSize = PAGE,
): AsyncGenerator<ExportedLine> {
  yield { format: 'aksharam-export', version: 1, userId: uid, at: new Date(now()).toISOString() };
  let documents = 0;
  for (const found of await firestore.getAll(...documentsOf(firestore, uid))) {
    if (!found.exists) continue;
    documents += 1;
    yield { collection: found.ref.parent.id, id: found.id, data: plain(found.data()) };
  }
  for (const query of recordsOf(firestore, uid)) {
    for await (const page of pagesOf(query, pageSize)) {
      for (const found of page) {
        documents += 1;
        yield { collection: found.ref.parent.id, id: found.id, data: plain(found.data()) };
      }
    }
  }
  yield { done: true, documents };
}
