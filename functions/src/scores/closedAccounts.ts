import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CLOSING_REASONS, type ClosedAccount } from '../../../src/domain/scores/closedAccount';

export const closedAccountAt = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.collection('closedAccounts').doc(uid);

/** Null when the account is open. */
export function closedAccountOf(data: Readonly<Record<string, unknown>> | undefined): ClosedAccount | null {
  const reason = CLOSING_REASONS.find((known) => known === data?.['reason']);
  if (!data || !reason) return null;
  const { until } = data;
  return { reason, until: until instanceof Timestamp ? until.toMillis() : null };
}

export const closedAccountFields = ({ reason, until }: ClosedAccount, now: number) => ({
  reason,
  at: Timestamp.fromMillis(now),
  until: until === null ? null : Timestamp.fromMillis(until),
});
