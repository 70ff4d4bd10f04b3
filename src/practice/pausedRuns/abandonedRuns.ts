import { runModeOf } from '../../domain/practice/aim';
import { recordOf } from '../../domain/practice/record';
import { leaveRun, type Run } from '../../domain/practice/run';
import { addToOutbox } from '../../state/recording/outbox';
import { everyPausedRun, forgetPausedRun } from './pausedRuns';

/** Within this, a tab that was closed by accident goes on where it was. */
const GONE_AFTER_MS = 30 * 60_000;

const lastSeen = ({ clock: { startedAt, seenMs, seenSince } }: Run): number => seenSince ?? startedAt + seenMs;

/** Practice that was left by closing the tab, and not gone on with: what was answered counts. Quizzes go on waiting. */
export function recordAbandonedRuns(userId: string, now: number): void {
  for (const run of everyPausedRun(userId)) {
    const isGone = runModeOf(run.aim) === 'practice' && now - lastSeen(run) > GONE_AFTER_MS;
    if (!isGone) continue;
    if (run.answers.length > 0) {
      const left = leaveRun({ ...run, clock: { ...run.clock, seenSince: null } }, now);
      addToOutbox({ id: run.recordId, activity: recordOf(left, now).activity, also: null });
    }
    forgetPausedRun(run);
  }
}
