import { outboxSize } from './outbox';
import { hasPendingProfile } from '../session/pendingProfile';

/** What a learner did and this device has not been able to send yet. */
export type PendingWrites = { readonly records: number; readonly hasProfile: boolean };

/** `null` when nothing waits. */
export function pendingWrites(userId: string): PendingWrites | null {
  const waits = { records: outboxSize(userId), hasProfile: hasPendingProfile(userId) };
  return waits.records > 0 || waits.hasProfile ? waits : null;
}
