import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Limits, takeFrom } from './limits';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Counts = v.record(v.string(), Count);
const KeptUsage = v.object({ minute: Count, minuteCounts: Counts, day: Count, dayCounts: Counts });

/** One document for each learner, changed in a transaction: however many copies of the server run, nobody gets more. */
export function firestoreLimits(firestore: Firestore, now: () => number = Date.now): Limits {
  return {
    take: (who, what, allowance) =>
      firestore.runTransaction(async (transaction) => {
        const place = firestore.collection('usage').doc(who);
        const kept = v.safeParse(KeptUsage, (await transaction.get(place)).data());
        const { taken, next } = takeFrom(kept.success ? kept.output : null, what, allowance, now());
        if (next) transaction.set(place, next);
        return taken;
      }),
  };
}
