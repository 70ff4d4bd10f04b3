import type { Documents } from '../ports/documents';
import { sendUnsent } from '../state/recording/recordActivity';
import { bringOverKept } from './pausedRuns/earlierKept';
import { recordLeftRuns } from './pausedRuns/abandonedRuns';

export { sendUnsent };

/** Takes up what an earlier visit left: runs of the practice room, and what could not be sent. */
export function takeUpKeptWork(documents: Documents, learnerId: string): void {
  bringOverKept(documents, learnerId);
  recordLeftRuns(learnerId, Date.now());
  void sendUnsent(documents, learnerId);
}
