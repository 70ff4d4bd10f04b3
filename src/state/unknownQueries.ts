import { readStored, removeStored, writeStored } from '../browser/storage';
import { withUnknownQuery } from '../domain/tutor/unknownQueries';

const keyOf = (userId: string) => `wishes:${userId}` as const;

/** Texts that the tutor did not know. They stay on this device and are never sent. */
export function unknownQueriesOf(userId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

export function addUnknownQueries(userId: string, asked: readonly string[]): void {
  writeStored(keyOf(userId), JSON.stringify(asked.reduce(withUnknownQuery, unknownQueriesOf(userId))));
}

export const clearUnknownQueries = (userId: string): void => removeStored(keyOf(userId));
