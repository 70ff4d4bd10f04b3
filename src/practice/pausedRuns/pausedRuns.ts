import { readStored, removeStored, type StorageKey, storedKeys, writeStored } from '../../browser/storage';
import { slotOf } from '../../domain/practice/aim';
import type { Run } from '../../domain/practice/run';
import { readRun } from './runShape';

// Each under its own record: two tabs, or two quizzes of one level, never overwrite each other.
const beginningOf = (userId: string, slot: string) => `run:${userId}:${slot}:` as const;
const keyOf = (run: Run): StorageKey => `${beginningOf(run.userId, slotOf(run.aim))}${run.recordId}`;

export const pauseRun = (run: Run): void => writeStored(keyOf(run), JSON.stringify(run));

export const forgetPausedRun = (run: Run): void => removeStored(keyOf(run));

function keptAt(key: StorageKey): Run | null {
  try {
    return readRun(JSON.parse(readStored(key) ?? 'null'));
  } catch {
    return null;
  }
}

const keptUnder = (userId: string, beginning: StorageKey): readonly Run[] =>
  storedKeys(beginning)
    .flatMap((key) => keptAt(key) ?? [])
    .filter((run) => run.userId === userId);

export const everyPausedRun = (userId: string): readonly Run[] => keptUnder(userId, `run:${userId}:`);

/** The run of this slot that the learner left last. */
export function pausedRun(userId: string, slot: string): Run | null {
  return keptUnder(userId, beginningOf(userId, slot)).reduce<Run | null>(
    (newest, run) => (newest && newest.clock.startedAt > run.clock.startedAt ? newest : run),
    null,
  );
}
