import { runModeOf } from './aim';
import { isOver, resumeRun, type Run } from './run';

/** `waiting`: kept on this device, and sent by itself when the server can be reached. */
export type Saving = 'saving' | 'saved' | 'waiting' | 'failed';

/** What a screen shows of practice: a run left in the middle is offered, one that is over is being saved. */
export type Practice =
  | { readonly kind: 'none' }
  | { readonly kind: 'offered'; readonly run: Run }
  | { readonly kind: 'running'; readonly run: Run }
  | { readonly kind: 'over'; readonly run: Run; readonly saving: Saving };

export const NO_PRACTICE: Practice = { kind: 'none' };

/** A quiz of a lesson that was not begun is made anew; the others took somebody a choice or a word to make. */
const isWorthOffering = ({ aim, answers }: Run): boolean => answers.length > 0 || runModeOf(aim) !== 'silent';

export const offering = (kept: Run | null): Practice =>
  kept && !isOver(kept) && isWorthOffering(kept) ? { kind: 'offered', run: kept } : NO_PRACTICE;

export const running = (run: Run): Practice => ({ kind: 'running', run });

export const resumed = (practice: Practice, now: number): Practice =>
  practice.kind === 'offered' ? afterStep(running(practice.run), (run) => resumeRun(run, now)) : practice;

/** A step that ends the run leaves it to be saved. One that changes nothing gives the same practice back. */
export function afterStep(practice: Practice, change: (run: Run) => Run): Practice {
  if (practice.kind !== 'running') return practice;
  const run = change(practice.run);
  if (run === practice.run) return practice;
  return isOver(run) ? { kind: 'over', run, saving: 'saving' } : { kind: 'running', run };
}

/** An answer of the store that comes late belongs to the run it was asked for, not to the next one. */
export const afterSaving = (practice: Practice, recordId: string, saving: Saving): Practice =>
  practice.kind === 'over' && practice.run.recordId === recordId ? { ...practice, saving } : practice;
