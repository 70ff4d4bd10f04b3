import { removeStored } from '../../browser/storage';
import { NO_PREFERENCES, type UserPreferences } from '../../domain/learner/preferences';
import { ok, type Result } from '../../domain/result';
import type { Documents, DocumentsError, Saved } from '../../ports/documents';
import type { ProfileState } from './profile';
import {
  forgetIfUnchanged,
  forgetPendingProfile,
  hasPendingProfile,
  savePendingProfile,
  pendingProfileOf,
} from './pendingProfile';

type Fields = Partial<UserPreferences>;
type Written = Result<Saved, DocumentsError>;

/** The stored profile with unsent answers on top, or null when it cannot be read. */
export async function readProfile(documents: Documents, userId: string): Promise<UserPreferences | null> {
  const found = await documents.get('userPreferences', userId);
  const unsent = pendingProfileOf(documents, userId);
  if (!found.ok) {
    console.warn('The profile could not be read:', found.error.kind, found.error.detail);
    return unsent?.isFirst ? { ...NO_PREFERENCES, ...unsent.fields } : null;
  }
  const hasProfile = found.value?.isProfileComplete === true;
  // The learner has already answered the onboarding on another device; those answers win.
  if (hasProfile && unsent?.isFirst) forgetPendingProfile(userId);
  if (hasProfile) removeStored(`onboardingDraft:${userId}`);
  const pending = hasProfile && unsent?.isFirst ? {} : unsent?.fields;
  return { ...NO_PREFERENCES, ...found.value, ...pending };
}

/** Writes a profile unless one exists. */
async function writeFirst(documents: Documents, userId: string, fields: Fields): Promise<Written> {
  const written = await documents.setUnless('userPreferences', userId, fields, 'isProfileComplete');
  if (written.ok) {
    forgetPendingProfile(userId);
    return ok('saved');
  }
  if (written.error.kind !== 'unavailable') return written;
  // The store's own queue would overwrite an existing profile, so the answers wait here.
  savePendingProfile(userId, { fields, isFirst: true });
  return ok('waiting');
}

async function writeChange(documents: Documents, userId: string, fields: Fields): Promise<Written> {
  const saved = await documents.set('userPreferences', userId, fields);
  if (saved.ok && saved.value === 'saved') forgetPendingProfile(userId);
  if (saved.ok && saved.value === 'waiting') {
    const unsent = { fields, isFirst: false };
    savePendingProfile(userId, unsent);
    void documents.whenSent().then((isSent) => (isSent ? forgetIfUnchanged(userId, unsent) : undefined));
  }
  return saved;
}

/** Answers of a learner without a known profile must not replace one; later answers change the profile. */
export function writeProfile(
  documents: Documents,
  userId: string,
  before: ProfileState,
  fields: Fields,
): Promise<Written> {
  const unsent = pendingProfileOf(documents, userId);
  const allFields = { ...unsent?.fields, ...fields };
  const isKnown = before.kind === 'loaded' && before.value.isProfileComplete;
  if (unsent?.isFirst || (!isKnown && fields.isProfileComplete)) return writeFirst(documents, userId, allFields);
  return writeChange(documents, userId, allFields);
}

/** Sends pending answers. Returns whether none are left. */
export async function sendPendingProfile(documents: Documents, userId: string): Promise<boolean> {
  const unsent = pendingProfileOf(documents, userId);
  if (unsent?.isFirst) await writeFirst(documents, userId, unsent.fields);
  // The store's queue may still send it, so it is sent again only when that queue is empty and it is still pending.
  else if (unsent && (await documents.whenSent()) && hasPendingProfile(userId))
    await writeChange(documents, userId, unsent.fields);
  else if (!unsent) forgetPendingProfile(userId);
  return !hasPendingProfile(userId);
}
