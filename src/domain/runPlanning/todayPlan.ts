/** Includes the time to listen and to read the feedback. */
const TASKS_PER_MINUTE = 2;

/** A new poem line comes at the end: the learner reads it and then fills in a word. */
const TASKS_PER_LINE = 2;

/** The maximum length of a review. */
const MAX_REVIEW_MINUTES = 5;
export const MAX_REVIEWED = MAX_REVIEW_MINUTES * TASKS_PER_MINUTE;

export type TodayPlan = {
  /** Due items come first, as a warm-up. */
  readonly due: number;
  /** The next exercises of the path. */
  readonly path: number;
};

/**
 * Splits a run of this many minutes into review and new exercises. At most half is review, or more if too few exercises
 * are left on the path.
 */
export function todayPlan(minutes: number, available: { readonly due: number; readonly path: number }): TodayPlan {
  const tasks = minutes * TASKS_PER_MINUTE - TASKS_PER_LINE;
  const half = Math.min(available.due, Math.ceil(tasks / 2));
  const path = Math.min(available.path, tasks - half);
  return { due: Math.min(available.due, tasks - path), path };
}
