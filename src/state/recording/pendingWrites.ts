import { outboxSize } from './outbox';
import { hasPendingProfile } from '../session/pendingProfile';

/** A learner's changes that this device has not sent yet. */
export type PendingWrites = { readonly records: number; readonly hasProfile: boolean };

/** Null when nothing is pending. */
export function pendingWrites(userId: string): PendingWrites | null {
  const pending = { records: outboxSize(userId), hasProfile: hasPendingProfile(userId) };
  return pending.records > 0 || pending.hasProfile ? pending : null;
}
