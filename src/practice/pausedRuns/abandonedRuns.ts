import { runModeOf } from '../../domain/practice/aim';
import { recordOf } from '../../domain/practice/record';
import { leaveRun, type Run } from '../../domain/practice/run';
import { addToOutbox } from '../../state/recording/outbox';
import { everyPausedRun, forgetPausedRun } from './pausedRuns';

/** Until then, a tab that was closed by accident can resume its run. */
const ABANDONED_AFTER_MS = 30 * 60_000;

const lastSeen = ({ clock: { startedAt, seenMs, seenSince } }: Run): number => seenSince ?? startedAt + seenMs;

/** Practice that was abandoned by closing the tab counts with the answers given. Quizzes stay paused. */
export function recordAbandonedRuns(userId: string, now: number): void {
  for (const run of everyPausedRun(userId)) {
    const isAbandoned = runModeOf(run.aim) === 'practice' && now - lastSeen(run) > ABANDONED_AFTER_MS;
    if (!isAbandoned) continue;
    if (run.answers.length > 0) {
      const ended = leaveRun({ ...run, clock: { ...run.clock, seenSince: null } }, now);
      addToOutbox({ id: run.recordId, activity: recordOf(ended, now).activity, also: null });
    }
    forgetPausedRun(run);
  }
}
