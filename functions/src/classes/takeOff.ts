import type { Firestore } from 'firebase-admin/firestore';
import { entryIn } from './entry';
import { isInNoClass, membershipsIn, without } from './memberships';
import { placesIn } from './places';

/** Removes a pupil from a class; their account and progress remain. It can be repeated. */
export function rosterRemoval(firestore: Firestore) {
  const places = placesIn(firestore);
  return (uid: string, classId: string): Promise<void> =>
    firestore.runTransaction(async (transaction) => {
      const { pupilAt, classAt, memberAt, entered, found, member } = await entryIn(transaction, places, uid, classId);
      if (entered?.exists) {
        transaction.delete(pupilAt);
        const count = Number(found?.data()?.['pupilCount'] ?? 1);
        if (found?.exists) transaction.update(classAt, { pupilCount: Math.max(0, count - 1) });
      }
      if (!member?.exists) return;
      const { classes, teaches } = membershipsIn(member);
      const remaining = { ...without({ classes, teaches: [] }, classId), teaches };
      if (isInNoClass(remaining)) transaction.delete(memberAt);
      else transaction.set(memberAt, remaining);
    });
}
