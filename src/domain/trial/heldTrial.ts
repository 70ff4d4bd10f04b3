import { answersTo, isOver, type Run } from '../practice/run';

/** The owner of a first sitting until somebody keeps it; no learner has this id. */
export const NOBODY = 'nobody';

/** Who the sitting is for: once it is to be kept, whoever signs in next from its last screen, or a learner just made there. */
export type Keeper =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'next' }
  | { readonly kind: 'learner'; readonly id: string };

/** A first sitting as one visit holds it. */
export type HeldTrial = { readonly run: Run; readonly keeper: Keeper };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whoever comes to a tab that was left open for a day is somebody else. */
export const isOutdated = ({ run }: HeldTrial, now: number): boolean => now - run.clock.startedAt > DAY_MS;

/** Every task was answered: one that was left in the middle can be gone on with, and is nothing to keep yet. */
export const isFinished = (run: Run): boolean =>
  isOver(run) && run.tasks.every((_, place) => answersTo(run, place).length > 0);

/** The sitting as this learner's own; `null` when it is not for this learner. */
export function runFor(held: HeldTrial, learnerId: string, now: number): Run | null {
  const { run, keeper } = held;
  const isTheirs = keeper.kind === 'next' || (keeper.kind === 'learner' && keeper.id === learnerId);
  return isTheirs && isFinished(run) && !isOutdated(held, now) ? { ...run, userId: learnerId } : null;
}
