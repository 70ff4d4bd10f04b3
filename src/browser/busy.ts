/** The number of running quizzes and exercises, which a new version must not interrupt. */
let running = 0;
const delayedWork: (() => void)[] = [];
const watchers = new Set<() => void>();

export const isBusy = (): boolean => running > 0;

/** Marks the page as busy until the returned function is called. */
export function startBusy(): () => void {
  running += 1;
  watchers.forEach((changed) => changed());
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    running -= 1;
    watchers.forEach((changed) => changed());
    if (running === 0) delayedWork.splice(0).forEach((work) => work());
  };
}

export function whenFree(work: () => void): void {
  if (isBusy()) delayedWork.push(work);
  else work();
}

export function watchBusy(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
