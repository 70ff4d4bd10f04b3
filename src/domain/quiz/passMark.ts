/** A result of at least this percentage counts as passed. */
export const PASS_MARK_PERCENT = 70;

export const percentageOf = (right: number, total: number): number =>
  total === 0 ? 0 : Math.round((right / total) * 100);

export const isPassed = (percentage: number): boolean => percentage >= PASS_MARK_PERCENT;
