import { answersTo, isOver, type Run } from '../practice/run';

/** The user id of a trial run that belongs to nobody yet; no learner has this id. */
export const NOBODY = 'nobody';

/** The owner of a finished trial: whoever signs in next from its last screen, or a learner just created there. */
export type Keeper =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'next' }
  | { readonly kind: 'learner'; readonly id: string };

/** A trial run, held until the end of the visit. */
export type HeldTrial = { readonly run: Run; readonly keeper: Keeper };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A tab left open for a day is probably used by somebody else now. */
export const isOutdated = ({ run }: HeldTrial, now: number): boolean => now - run.clock.startedAt > DAY_MS;

/** A run that was left early can be resumed, so only one with all tasks answered is saved. */
export const isFinished = (run: Run): boolean =>
  isOver(run) && run.tasks.every((_, place) => answersTo(run, place).length > 0);

/** The run with this learner as its owner; `null` if it is not theirs. */
export function runFor(held: HeldTrial, learnerId: string, now: number): Run | null {
  const { run, keeper } = held;
  const isTheirs = keeper.kind === 'next' || (keeper.kind === 'learner' && keeper.id === learnerId);
  return isTheirs && isFinished(run) && !isOutdated(held, now) ? { ...run, userId: learnerId } : null;
}
