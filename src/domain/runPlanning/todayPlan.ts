/** With listening, and with reading what an answer was worth. */
const TASKS_A_MINUTE = 2;

/** A new line of a poem comes at the end: it is read, and then a word of it is asked for. */
const TASKS_OF_A_LINE = 2;

/** A review takes so long at most. */
const REVIEW_MINUTES = 5;
export const MAX_REVIEWED = REVIEW_MINUTES * TASKS_A_MINUTE;

export type TodayPlan = {
  /** What is due, first: it warms up. */
  readonly due: number;
  /** The next exercises of the path. */
  readonly path: number;
};

/**
 * What a sitting of so many minutes is made of: at most half of it is review, the rest goes on along the path. Where the
 * path is at its end, all of it is review.
 */
export function todayPlan(minutes: number, there: { readonly due: number; readonly path: number }): TodayPlan {
  const tasks = minutes * TASKS_A_MINUTE - TASKS_OF_A_LINE;
  const half = Math.min(there.due, Math.ceil(tasks / 2));
  const path = Math.min(there.path, tasks - half);
  return { due: Math.min(there.due, tasks - path), path };
}
