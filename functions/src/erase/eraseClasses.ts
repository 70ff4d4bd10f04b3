import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { deleteTogether, pagesOf } from '../store/pages';

const Ids = v.fallback(v.array(v.pipe(v.string(), v.nonEmpty(), v.excludes('/'))), []);
const Memberships = v.object({ classes: Ids, teaches: Ids });

/** The class with all that is in it; its pupils are no longer of it. */
async function deleteClass(firestore: Firestore, place: DocumentReference): Promise<void> {
  for await (const page of pagesOf(place.collection('pupils'), 100)) {
    const batch = firestore.batch();
    for (const { id, ref } of page) {
      batch.set(
        firestore.collection('memberships').doc(id),
        { classes: FieldValue.arrayRemove(place.id) },
        { merge: true },
      );
      batch.delete(ref);
    }
    await batch.commit();
  }
  for await (const page of pagesOf(place.collection('assignments'))) {
    await deleteTogether(
      firestore,
      page.map(({ ref }) => ref),
    );
  }
  await place.delete();
}

/** Takes a learner out of their classes, and the classes that they teach away. To be done before `memberships` goes. */
export async function eraseClasses(firestore: Firestore, uid: string): Promise<void> {
  const found = (await firestore.collection('memberships').doc(uid).get()).data();
  const read = v.safeParse(Memberships, found ?? {});
  if (!read.success) return;
  const at = (id: string) => firestore.collection('classes').doc(id);
  await deleteTogether(
    firestore,
    read.output.classes.map((id) => at(id).collection('pupils').doc(uid)),
  );
  for (const id of read.output.teaches) await deleteClass(firestore, at(id));
}
