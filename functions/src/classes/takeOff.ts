import type { Firestore } from 'firebase-admin/firestore';
import { entryIn } from './entry';
import { isInNone, membershipsIn, without } from './memberships';
import { placesIn } from './places';

/** Takes somebody off a roster; their account and what they learned stay theirs. Safe to call again. */
export function takingOff(firestore: Firestore) {
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
      const left = { ...without({ classes, teaches: [] }, classId), teaches };
      if (isInNone(left)) transaction.delete(memberAt);
      else transaction.set(memberAt, left);
    });
}
