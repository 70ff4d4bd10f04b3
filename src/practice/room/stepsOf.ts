import { runModeOf } from '../../domain/practice/aim';
import { answersTo, type Run } from '../../domain/practice/run';
import type { StepState } from './Steps';

/**
 * The progress of a run: a mark for each task, and the current task's number, from 1.
 * @param maxTasks the largest possible number of tasks, when the tasks depend on the answers
 */
export function stepsOf(
  run: Run,
  maxTasks = run.tasks.length,
): { readonly states: readonly StepState[]; readonly place: number } {
  const isSilent = runModeOf(run.aim) === 'silent';
  const states = run.tasks.map((_, place): StepState => {
    if (place === run.queue[0]) return 'current';
    const last = answersTo(run, place).at(-1);
    if (!last) return 'ahead';
    if (isSilent) return 'done';
    return last.given.isRight ? 'right' : 'wrong';
  });
  const ahead = Array.from({ length: Math.max(0, maxTasks - states.length) }, (): StepState => 'ahead');
  const done = run.tasks.length - new Set(run.queue).size;
  return { states: [...states, ...ahead], place: Math.min(done + 1, run.tasks.length) };
}
