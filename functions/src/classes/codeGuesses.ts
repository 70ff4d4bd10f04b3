import type { Firestore } from 'firebase-admin/firestore';
import { takeFrom, type Usage } from '../http/limits';
import { placesIn } from './places';
import { Refusal } from './refusal';

/**
 * Wrong codes of all callers together: who has no account can be told apart by nothing that cannot be changed at will.
 * At this rate a code of 34 million is found by guessing in 18 years; children who slip stay far below it.
 */
const WRONG_CODES = { perMinute: 60, perDay: 5_000 } as const;
const WHAT = 'wrong';

/** Refuses while too many wrong codes came; a wrong one is counted, and refused as such. */
export function guardedCodes(firestore: Firestore, now: () => number) {
  const at = placesIn(firestore).guesses();
  const usageIn = (data: unknown): Usage | null => (data as Usage | undefined) ?? null;

  return async function withCode<T>(lookUp: () => Promise<T | null>): Promise<T> {
    const { taken } = takeFrom(usageIn((await at.get()).data()), WHAT, WRONG_CODES, now());
    if (!taken.ok) throw new Refusal(429, 'too_often', 'Too many wrong codes were tried. Please wait a little.');
    const found = await lookUp();
    if (found !== null) return found;
    await firestore.runTransaction(async (transaction) => {
      const { next } = takeFrom(usageIn((await transaction.get(at)).data()), WHAT, WRONG_CODES, now());
      if (next) transaction.set(at, next);
    });
    throw new Refusal(404, 'wrong_code', 'There is no class with this code.');
  };
}
