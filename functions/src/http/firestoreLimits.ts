import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Allowance, type Limits, type Taken, takeFrom } from './limits';
import { inSequence } from './inSequence';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Counts = v.record(v.string(), Count);
const KeptUsage = v.object({ minute: Count, minuteCounts: Counts, day: Count, dayCounts: Counts });

const MAX_ATTEMPTS = 10;
/** Firestore's code for a transaction that others got in the way of. */
const ABORTED = 10;
const isCrowded = (thrown: unknown) => thrown instanceof Error && 'code' in thrown && thrown.code === ABORTED;

/** One document for each learner, changed in a transaction: however many copies of the server run, nobody gets more. */
export function firestoreLimits(firestore: Firestore, now: () => number = Date.now): Limits {
  const inTurn = inSequence();

  async function take(who: string, what: string, allowance: Allowance): Promise<Taken> {
    const place = firestore.collection('usage').doc(who);
    try {
      return await firestore.runTransaction(
        async (transaction) => {
          const kept = v.safeParse(KeptUsage, (await transaction.get(place)).data());
          const { taken, next } = takeFrom(kept.success ? kept.output : null, what, allowance, now());
          if (next) transaction.set(place, next);
          return taken;
        },
        { maxAttempts: MAX_ATTEMPTS },
      );
    } catch (thrown) {
      // So many at the same time are too many in any case.
      if (isCrowded(thrown)) return { ok: false, retryAfterSeconds: 1 };
      throw thrown;
    }
  }

  return { take: (who, what, allowance) => inTurn(who, () => take(who, what, allowance)) };
}
