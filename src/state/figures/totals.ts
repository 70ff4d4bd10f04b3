import { readStored, removeStored, writeStored } from '../../browser/storage';
import { rebuildSummary } from '../../domain/progress/rebuildSummary';
import type { Documents } from '../../ports/documents';
import { renewMemory } from '../memory/learnersMemory';

const keyOf = (userId: string) => `totalsToRenew:${userId}` as const;

/** Called before an import, so that the next visit rebuilds the totals if the tab is closed in the middle. */
export const noteTotalsToRenew = (userId: string): void => writeStored(keyOf(userId), 'yes');

/** Rebuilds the summary and memory from the activities. Adding two totals would count shared activities twice. */
export async function renewTotals(documents: Documents, userId: string): Promise<boolean> {
  const activities = await documents.list('activities', [{ field: 'userId', is: '==', value: userId }]);
  if (!activities.ok) return false;
  const summary = await documents.set('learnerSummaries', userId, rebuildSummary(activities.value));
  // Firestore refuses totals that shrink; there each record has already been counted, so the existing totals are right.
  const isCounted = summary.ok || summary.error.kind === 'denied';
  if (!isCounted || (await renewMemory(documents, userId, activities.value)) === null) return false;
  removeStored(keyOf(userId));
  return true;
}

/** Rebuilds the totals after an interrupted import. Returns whether it did. */
export async function renewPendingTotals(documents: Documents, userId: string): Promise<boolean> {
  return readStored(keyOf(userId)) !== null && renewTotals(documents, userId);
}
