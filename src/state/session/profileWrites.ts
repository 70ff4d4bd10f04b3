import { removeStored } from '../../browser/storage';
import { NO_PREFERENCES, type UserPreferences } from '../../domain/learner/preferences';
import { ok, type Result } from '../../domain/result';
import type { Documents, DocumentsError, Saved } from '../../ports/documents';
import type { ProfileState } from './profile';
import {
  forgetIfStill,
  forgetPendingProfile,
  hasPendingProfile,
  savePendingProfile,
  pendingProfileOf,
} from './pendingProfile';

type Fields = Partial<UserPreferences>;
type Written = Result<Saved, DocumentsError>;

/** The profile as it is, with what this learner answered here and could not send; `null` when it is not known. */
export async function readProfile(documents: Documents, userId: string): Promise<UserPreferences | null> {
  const found = await documents.get('userPreferences', userId);
  const unsent = pendingProfileOf(documents, userId);
  if (!found.ok) {
    console.warn('The profile could not be read:', found.error.kind, found.error.detail);
    return unsent?.isFirst ? { ...NO_PREFERENCES, ...unsent.fields } : null;
  }
  const isThere = found.value?.isProfileComplete === true;
  // Answers to questions that this learner had answered elsewhere: those were first.
  if (isThere && unsent?.isFirst) forgetPendingProfile(userId);
  if (isThere) removeStored(`onboardingDraft:${userId}`);
  const kept = isThere && unsent?.isFirst ? {} : unsent?.fields;
  return { ...NO_PREFERENCES, ...found.value, ...kept };
}

/** Writes a profile where there is none yet; one that is there by now stays as it is. */
async function writeFirst(documents: Documents, userId: string, fields: Fields): Promise<Written> {
  const written = await documents.setUnless('userPreferences', userId, fields, 'isProfileComplete');
  if (written.ok) {
    forgetPendingProfile(userId);
    return ok('saved');
  }
  if (written.error.kind !== 'unavailable') return written;
  // Not left to the store's queue: that would write it over whatever is there.
  savePendingProfile(userId, { fields, isFirst: true });
  return ok('waiting');
}

async function writeChange(documents: Documents, userId: string, fields: Fields): Promise<Written> {
  const saved = await documents.set('userPreferences', userId, fields);
  if (saved.ok && saved.value === 'saved') forgetPendingProfile(userId);
  if (saved.ok && saved.value === 'waiting') {
    const unsent = { fields, isFirst: false };
    savePendingProfile(userId, unsent);
    void documents.whenSent().then((isSent) => (isSent ? forgetIfStill(userId, unsent) : undefined));
  }
  return saved;
}

/** Whoever was not known to have a profile answers the first questions; all later answers change what is there. */
export function writeProfile(
  documents: Documents,
  userId: string,
  before: ProfileState,
  fields: Fields,
): Promise<Written> {
  const unsent = pendingProfileOf(documents, userId);
  const together = { ...unsent?.fields, ...fields };
  const isKnown = before.kind === 'loaded' && before.value.isProfileComplete;
  if (unsent?.isFirst || (!isKnown && fields.isProfileComplete)) return writeFirst(documents, userId, together);
  return writeChange(documents, userId, together);
}

/** Sends what waits; says whether nothing waits any more. */
export async function sendPendingProfile(documents: Documents, userId: string): Promise<boolean> {
  const unsent = pendingProfileOf(documents, userId);
  if (unsent?.isFirst) await writeFirst(documents, userId, unsent.fields);
  // The store's queue may hold it: it is sent once more only where that is empty and nobody has said that it arrived.
  else if (unsent && (await documents.whenSent()) && hasPendingProfile(userId))
    await writeChange(documents, userId, unsent.fields);
  else if (!unsent) forgetPendingProfile(userId);
  return !hasPendingProfile(userId);
}
