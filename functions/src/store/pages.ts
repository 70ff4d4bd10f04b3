import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** Firestore takes 500 writes at once; a page stays below it. */
export const PAGE = 400;

/** Every document of a query, page by page in the order of their names: no more than a page is ever in memory. */
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

/** Deletes all of them in one go; one that is not there is no failure. */
export async function deleteTogether(firestore: Firestore, places: readonly DocumentReference[]): Promise<void> {
  if (places.length === 0) return;
  const batch = firestore.batch();
  for (const place of places) batch.delete(place);
  await batch.commit();
}
