/** Something runs that must not be interrupted by a new version: a quiz, an exercise. */
let running = 0;
const waiting: (() => void)[] = [];
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
    if (running === 0) waiting.splice(0).forEach((work) => work());
  };
}

export function whenFree(work: () => void): void {
  if (isBusy()) waiting.push(work);
  else work();
}

/** Tells whenever something may have begun or ended. */
export function watchBusy(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
