import type { Documents } from '../ports/documents';
import { sendOutbox } from '../state/recording/recordActivity';
import { recordAbandonedRuns } from './pausedRuns/abandonedRuns';

export { sendOutbox };

/** Records runs that an earlier visit abandoned, then sends the outbox. */
export function sendUnsavedWork(documents: Documents, learnerId: string): void {
  recordAbandonedRuns(learnerId, Date.now());
  void sendOutbox(documents, learnerId);
}
