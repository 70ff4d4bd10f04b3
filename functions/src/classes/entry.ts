import type { Transaction } from 'firebase-admin/firestore';
import type { placesIn } from './places';

/** Reads a pupil's entry, the class and the pupil's memberships, and returns their references and snapshots. */
export async function entryIn(
  transaction: Transaction,
  places: ReturnType<typeof placesIn>,
  uid: string,
  classId: string,
) {
  const [pupilAt, classAt, memberAt] = [
    places.pupils(classId).doc(uid),
    places.classOf(classId),
    places.memberships(uid),
  ];
  const [entered, found, member] = await transaction.getAll(pupilAt, classAt, memberAt);
  return { pupilAt, classAt, memberAt, entered, found, member };
}
