import type { Firestore } from 'firebase-admin/firestore';
import { takeFrom, type Usage } from '../http/limits';
import { placesIn } from './places';
import { Refusal } from './refusal';

/**
 * One limit for all callers together, because a caller without an account can fake anything that would identify them.
 * At this rate, guessing one of 34 million codes takes 18 years; children who mistype stay far below the limit.
 */
const WRONG_CODE_LIMIT = { perMinute: 60, perDay: 5_000 } as const;
const COUNTER = 'wrong';

/** Looks up a code, counts wrong ones, and refuses every code after too many wrong ones. */
export function guardedCodes(firestore: Firestore, now: () => number) {
  const at = placesIn(firestore).guesses();
  const usageIn = (data: unknown): Usage | null => (data as Usage | undefined) ?? null;

  return async function withCode<T>(lookUp: () => Promise<T | null>): Promise<T> {
    const { taken } = takeFrom(usageIn((await at.get()).data()), COUNTER, WRONG_CODE_LIMIT, now());
    if (!taken.ok) throw new Refusal(429, 'too_often', 'Too many wrong codes were tried. Please wait a little.');
    const found = await lookUp();
    if (found !== null) return found;
    await firestore.runTransaction(async (transaction) => {
      const { next } = takeFrom(usageIn((await transaction.get(at)).data()), COUNTER, WRONG_CODE_LIMIT, now());
      if (next) transaction.set(at, next);
    });
    throw new Refusal(404, 'wrong_code', 'There is no class with this code.');
  };
}
