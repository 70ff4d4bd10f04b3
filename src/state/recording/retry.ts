const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** Tries again and again, with longer and longer pauses, and at once when the network is back, until it succeeds. */
export function retry(attempt: () => Promise<boolean>): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isTrying = false;

  async function tryOnce() {
    clearTimeout(timer);
    if (isOver || isTrying) return;
    isTrying = true;
    const isDone = await attempt().catch(() => false);
    isTrying = false;
    if (isDone) stop();
    if (isOver) return;
    timer = setTimeout(() => void tryOnce(), pause);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }

  const online = () => {
    pause = FIRST_PAUSE_MS;
    void tryOnce();
  };
  function stop() {
    isOver = true;
    clearTimeout(timer);
    globalThis.removeEventListener('online', online);
  }

  globalThis.addEventListener('online', online);
  void tryOnce();
  return stop;
}
