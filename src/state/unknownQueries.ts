import { readStored, removeStored, writeStored } from '../browser/storage';
import { withWish } from '../domain/tutor/unknownQueries';

const keyOf = (userId: string) => `wishes:${userId}` as const;

/** What this learner asked for and the tutor did not know. It stays on this device, and nothing sends it. */
export function wishesOf(userId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((wish) => typeof wish === 'string') : [];
  } catch {
    return [];
  }
}

export function addWishes(userId: string, asked: readonly string[]): void {
  writeStored(keyOf(userId), JSON.stringify(asked.reduce(withWish, wishesOf(userId))));
}

export const clearWishes = (userId: string): void => removeStored(keyOf(userId));
