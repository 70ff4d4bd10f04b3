import { mannerOf } from '../../domain/practice/aim';
import { recordOf } from '../../domain/practice/record';
import { leaveRun, type Run } from '../../domain/practice/run';
import { keepUnsent } from '../../state/recording/outbox';
import { everyKeptRun, forgetRun } from './pausedRuns';

/** Within this, a tab that was closed by accident goes on where it was. */
const GONE_AFTER_MS = 30 * 60_000;

const lastSeen = ({ clock: { startedAt, seenMs, seenSince } }: Run): number => seenSince ?? startedAt + seenMs;

/** Practice that was left by closing the tab, and not gone on with: what was answered counts. Quizzes go on waiting. */
export function recordLeftRuns(userId: string, now: number): void {
  for (const run of everyKeptRun(userId)) {
    const isGone = mannerOf(run.aim) === 'practice' && now - lastSeen(run) > GONE_AFTER_MS;
    if (!isGone) continue;
    if (run.answers.length > 0) {
      const left = leaveRun({ ...run, clock: { ...run.clock, seenSince: null } }, now);
      keepUnsent({ id: run.recordId, activity: recordOf(left, now).activity, also: null });
    }
    forgetRun(run);
  }
}
