import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** Below the 500 writes that Firestore allows in one batch. */
export const PAGE = 400;

/** Reads every document of a query, in the order of their ids, with only one page in memory at a time. */
export async function* pagesOf(query: Query, size = PAGE): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(size);
  let page = await ordered.get();
  while (!page.empty) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (page.size < size || !last) return;
    page = await ordered.startAfter(last).get();
  }
}

/** A document that does not exist is not an error. */
export async function deleteInBatch(firestore: Firestore, places: readonly DocumentReference[]): Promise<void> {
  if (places.length === 0) return;
  const batch = firestore.batch();
  for (const place of places) batch.delete(place);
  await batch.commit();
}
