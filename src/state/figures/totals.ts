import { readStored, removeStored, writeStored } from '../../browser/storage';
import { rebuildSummary } from '../../domain/progress/rebuildSummary';
import type { Documents } from '../../ports/documents';
import { renewMemory } from '../memory/learnersMemory';

const keyOf = (userId: string) => `totalsToRenew:${userId}` as const;

/** Before records are brought in: should the tab be closed in the middle, the totals are made anew at the next visit. */
export const noteTotalsToRenew = (userId: string): void => writeStored(keyOf(userId), 'yes');

/** Summary and memory as the activities make them. Totals of two places are not added up: what is in both would count twice. */
export async function renewTotals(documents: Documents, userId: string): Promise<boolean> {
  const activities = await documents.list('activities', [{ field: 'userId', is: '==', value: userId }]);
  if (!activities.ok) return false;
  const summary = await documents.set('learnerSummaries', userId, rebuildSummary(activities.value));
  // Where the store lets totals only grow, those that are there were counted with each record, and stay.
  const isCounted = summary.ok || summary.error.kind === 'denied';
  if (!isCounted || (await renewMemory(documents, userId, activities.value)) === null) return false;
  removeStored(keyOf(userId));
  return true;
}

/** What an import left undone; says whether there was something. */
export async function renewLeftTotals(documents: Documents, userId: string): Promise<boolean> {
  return readStored(keyOf(userId)) !== null && renewTotals(documents, userId);
}
