import { readStored, removeStored, type StorageKey, storedKeys, writeStored } from '../../browser/storage';
import { slotOf } from '../../domain/practice/aim';
import type { Run } from '../../domain/practice/run';
import { readRun } from './runShape';

// Each run has its own key, so that two tabs or two quizzes of one level never overwrite each other.
const prefixOf = (userId: string, slot: string) => `run:${userId}:${slot}:` as const;
const keyOf = (run: Run): StorageKey => `${prefixOf(run.userId, slotOf(run.aim))}${run.recordId}`;

export const pauseRun = (run: Run): void => writeStored(keyOf(run), JSON.stringify(run));

export const forgetPausedRun = (run: Run): void => removeStored(keyOf(run));

function readAt(key: StorageKey): Run | null {
  try {
    return readRun(JSON.parse(readStored(key) ?? 'null'));
  } catch {
    return null;
  }
}

const readAllWith = (userId: string, prefix: StorageKey): readonly Run[] =>
  storedKeys(prefix)
    .flatMap((key) => readAt(key) ?? [])
    .filter((run) => run.userId === userId);

export const everyPausedRun = (userId: string): readonly Run[] => readAllWith(userId, `run:${userId}:`);

/** The run of this slot that was started last. */
export function pausedRun(userId: string, slot: string): Run | null {
  return readAllWith(userId, prefixOf(userId, slot)).reduce<Run | null>(
    (newest, run) => (newest && newest.clock.startedAt > run.clock.startedAt ? newest : run),
    null,
  );
}
