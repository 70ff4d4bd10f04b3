let pending: (() => void)[] = [];

function runPending() {
  const due = pending;
  pending = [];
  for (const work of due) work();
}

/** Runs the work after the browser has painted the learner's action; all work for the same frame runs together. */
export const afterPaint = (work: () => void): void => {
  if (pending.push(work) === 1) requestAnimationFrame(() => setTimeout(runPending));
};
