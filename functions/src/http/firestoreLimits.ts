import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Allowance, type Limits, type Taken, takeFrom } from './limits';
import { inSequence } from './inSequence';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Counts = v.record(v.string(), Count);
const StoredUsage = v.object({ minute: Count, minuteCounts: Counts, day: Count, dayCounts: Counts });

const MAX_ATTEMPTS = 10;
/** Firestore's code for a transaction that conflicted with others. */
const ABORTED = 10;
const isConflict = (thrown: unknown) => thrown instanceof Error && 'code' in thrown && thrown.code === ABORTED;

/** One document per learner, changed in a transaction, so that the limit holds across all copies of the server. */
export function firestoreLimits(firestore: Firestore, now: () => number = Date.now): Limits {
  const inTurn = inSequence();

  async function take(who: string, what: string, allowance: Allowance): Promise<Taken> {
    const place = firestore.collection('usage').doc(who);
    try {
      return await firestore.runTransaction(
        async (transaction) => {
          const stored = v.safeParse(StoredUsage, (await transaction.get(place)).data());
          const { taken, next } = takeFrom(stored.success ? stored.output : null, what, allowance, now());
          if (next) transaction.set(place, next);
          return taken;
        },
        { maxAttempts: MAX_ATTEMPTS },
      );
    } catch (thrown) {
      // A learner with this many simultaneous calls is over any limit.
      if (isConflict(thrown)) return { ok: false, retryAfterSeconds: 1 };
      throw thrown;
    }
  }

  return { take: (who, what, allowance) => inTurn(who, () => take(who, what, allowance)) };
}
