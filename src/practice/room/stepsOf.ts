import { mannerOf } from '../../domain/practice/aim';
import { answersTo, type Run } from '../../domain/practice/run';
import type { StepState } from './Steps';

/** How far a run has come: one mark for each task, and which of them one is at, from 1. */
export function stepsOf(run: Run): { readonly states: readonly StepState[]; readonly place: number } {
  const isSilent = mannerOf(run.aim) === 'silent';
  const states = run.tasks.map((_, place): StepState => {
    if (place === run.toCome[0]) return 'current';
    const last = answersTo(run, place).at(-1);
    if (!last) return 'ahead';
    if (isSilent) return 'done';
    return last.given.isRight ? 'right' : 'wrong';
  });
  const done = run.tasks.length - new Set(run.toCome).size;
  return { states, place: Math.min(done + 1, run.tasks.length) };
}
