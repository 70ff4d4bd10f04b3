import { unsentCount } from './outbox';
import { hasUnsentProfile } from '../session/pendingProfile';

/** What a learner did and this device has not been able to send yet. */
export type Unsent = { readonly records: number; readonly hasProfile: boolean };

/** `null` when nothing waits. */
export function whatWaits(userId: string): Unsent | null {
  const waits = { records: unsentCount(userId), hasProfile: hasUnsentProfile(userId) };
  return waits.records > 0 || waits.hasProfile ? waits : null;
}
