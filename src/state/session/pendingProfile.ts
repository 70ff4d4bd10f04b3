import { readStored, removeStored, writeStored } from '../../browser/storage';
import type { UserPreferences } from '../../domain/learner/preferences';
import type { Documents } from '../../ports/documents';

/** Answers that the store may not have saved yet. */
type PendingProfile = {
  readonly fields: Partial<UserPreferences>;
  /** True for answers to the onboarding, which must not replace an existing profile. */
  readonly isFirst: boolean;
};

const keyOf = (userId: string) => `unsentProfile:${userId}` as const;

export const savePendingProfile = (userId: string, profile: PendingProfile): void =>
  writeStored(keyOf(userId), JSON.stringify(profile));

export const forgetPendingProfile = (userId: string): void => removeStored(keyOf(userId));

/** Does nothing when newer answers have replaced these. */
export function forgetIfUnchanged(userId: string, profile: PendingProfile): void {
  if (readStored(keyOf(userId)) === JSON.stringify(profile)) forgetPendingProfile(userId);
}

export const hasPendingProfile = (userId: string): boolean => readStored(keyOf(userId)) !== null;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The learner's unsent answers, or null when there are none or they are invalid. */
export function pendingProfileOf(documents: Documents, userId: string): PendingProfile | null {
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
