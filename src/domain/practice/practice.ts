import { runModeOf } from './aim';
import { isOver, resumeRun, type Run } from './run';

/** `waiting`: stored in the outbox and sent automatically when the server can be reached. */
export type Saving = 'saving' | 'saved' | 'waiting' | 'failed';

/** The state of a practice screen: a paused run is offered, and a finished run is saved. */
export type Practice =
  | { readonly kind: 'none' }
  | { readonly kind: 'offered'; readonly run: Run }
  | { readonly kind: 'running'; readonly run: Run }
  | { readonly kind: 'over'; readonly run: Run; readonly saving: Saving };

export const NO_PRACTICE: Practice = { kind: 'none' };

/** An unanswered `silent` run is made again; the others cost the learner a choice or a word, so they are offered. */
const isWorthOffering = ({ aim, answers }: Run): boolean => answers.length > 0 || runModeOf(aim) !== 'silent';

export const offering = (paused: Run | null): Practice =>
  paused && !isOver(paused) && isWorthOffering(paused) ? { kind: 'offered', run: paused } : NO_PRACTICE;

export const running = (run: Run): Practice => ({ kind: 'running', run });

export const resumed = (practice: Practice, now: number): Practice =>
  practice.kind === 'offered' ? afterStep(running(practice.run), (run) => resumeRun(run, now)) : practice;

/** Applies a step to the run. A step that changes nothing returns the same object. */
export function afterStep(practice: Practice, change: (run: Run) => Run): Practice {
  if (practice.kind !== 'running') return practice;
  const run = change(practice.run);
  if (run === practice.run) return practice;
  return isOver(run) ? { kind: 'over', run, saving: 'saving' } : { kind: 'running', run };
}

/** A late save result belongs to its own run, not to the one that is on the screen now. */
export const afterSaving = (practice: Practice, recordId: string, saving: Saving): Practice =>
  practice.kind === 'over' && practice.run.recordId === recordId ? { ...practice, saving } : practice;
