import type { Documents } from '../ports/documents';
import { sendOutbox } from '../state/recording/recordActivity';
import { migrateSavedQuizzes } from './pausedRuns/earlierKept';
import { recordAbandonedRuns } from './pausedRuns/abandonedRuns';

export { sendOutbox };

/** Takes up what an earlier visit left: runs of the practice room, and what could not be sent. */
export function sendUnsavedWork(documents: Documents, learnerId: string): void {
  migrateSavedQuizzes(documents, learnerId);
  recordAbandonedRuns(learnerId, Date.now());
  void sendOutbox(documents, learnerId);
}
