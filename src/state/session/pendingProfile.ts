import { readStored, removeStored, writeStored } from '../../browser/storage';
import type { UserPreferences } from '../../domain/learner/preferences';
import type { Documents } from '../../ports/documents';

/** Answers that may not have reached the documents yet. */
type UnsentProfile = {
  readonly fields: Partial<UserPreferences>;
  /** Answers to the first questions: a profile that was there before them stays as it is. */
  readonly isFirst: boolean;
};

const keyOf = (userId: string) => `unsentProfile:${userId}` as const;

export const savePendingProfile = (userId: string, profile: UnsentProfile): void =>
  writeStored(keyOf(userId), JSON.stringify(profile));

export const forgetPendingProfile = (userId: string): void => removeStored(keyOf(userId));

/** Not where something else waits by now. */
export function forgetIfStill(userId: string, profile: UnsentProfile): void {
  if (readStored(keyOf(userId)) === JSON.stringify(profile)) forgetPendingProfile(userId);
}

export const hasPendingProfile = (userId: string): boolean => readStored(keyOf(userId)) !== null;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What waits for this learner; nothing where what lies there makes no sense. */
export function pendingProfileOf(documents: Documents, userId: string): UnsentProfile | null {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(userId)) ?? 'null');
    if (!isFields(stored) || !isFields(stored['fields'])) return null;
    const given = stored['fields'];
    const understood = documents.understand('userPreferences', given);
    if (!understood) return null;
    const fields = Object.fromEntries(Object.entries(understood).filter(([name]) => Object.hasOwn(given, name)));
    return { fields, isFirst: stored['isFirst'] === true };
  } catch {
    return null;
  }
}
