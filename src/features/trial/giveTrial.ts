import { recordOf } from '../../domain/practice/record';
import { runFor } from '../../domain/trial/heldTrial';
import type { Documents } from '../../ports/documents';
import { recordActivity } from '../../state/recording/recordActivity';
import { forgetTrial, visitTrial } from './visitTrial';

/** Records the visit's trial run once for the learner who claimed it; from then on it is in their outbox. */
export function giveTrial(documents: Documents, learnerId: string): void {
  const held = visitTrial();
  const run = held && runFor(held, learnerId, Date.now());
  if (run)
    void recordActivity(documents, { id: run.recordId, activity: recordOf(run, Date.now()).activity, also: null });
  forgetTrial();
}
