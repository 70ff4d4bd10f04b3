let waiting: (() => void)[] = [];

function doWaiting() {
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

/** Does the work once the browser has drawn what the learner did; all that waits for the same frame in one go. */
export const afterPaint = (work: () => void): void => {
  if (waiting.push(work) === 1) requestAnimationFrame(() => setTimeout(doWaiting));
};
