/** Does the work once the browser has drawn what the learner did. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
