const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** Retries until it succeeds, after growing pauses and immediately when the network is back. */
export function retry(attempt: () => Promise<boolean>): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isTrying = false;

  async function tryOnce() {
    clearTimeout(timer);
    if (isStopped || isTrying) return;
    isTrying = true;
    const isDone = await attempt().catch(() => false);
    isTrying = false;
    if (isDone) stop();
    if (isStopped) return;
    timer = setTimeout(() => void tryOnce(), pause);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }

  const onOnline = () => {
    pause = FIRST_PAUSE_MS;
    void tryOnce();
  };
  function stop() {
    isStopped = true;
    clearTimeout(timer);
    globalThis.removeEventListener('online', onOnline);
  }

  globalThis.addEventListener('online', onOnline);
  void tryOnce();
  return stop;
}
