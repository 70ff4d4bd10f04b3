import type { Loading, Shared } from './sharedValue';

/** Reports the value and each change of it until stopped; null means that it cannot be read. */
export type Listen<T> = (tell: (value: T | null) => void) => () => void;

export type Live<T> = Shared<T> & {
  /** Stops listening; the next watcher starts it again. */
  readonly stop: () => void;
};

/** A value that other devices may change. All watchers share one listener. */
export function live<T>(listen: Listen<T>): Live<T> {
  const watchers = new Set<() => void>();
  const pendingAnswers = new Set<(isRead: boolean) => void>();
  let state: Loading<T> = { kind: 'loading' };
  let stopListening: (() => void) | undefined;

  function setState(next: Loading<T>) {
    state = next;
    for (const watcher of watchers) watcher();
  }

  function tell(value: T | null) {
    if (value !== null) setState({ kind: 'loaded', value });
    else if (state.kind === 'loading') setState({ kind: 'failed' });
    for (const answer of pendingAnswers) answer(value !== null);
    pendingAnswers.clear();
  }

  const start = () => void (stopListening ??= listen(tell));
  const stop = () => {
    stopListening?.();
    stopListening = undefined;
  };
  const nextAnswer = () => new Promise<boolean>((resolve) => pendingAnswers.add(resolve));
  const retry = () => {
    const answer = nextAnswer();
    stop();
    start();
    return answer;
  };

  return {
    now: () => state,
    watch(changed) {
      watchers.add(changed);
      start();
      return () => watchers.delete(changed);
    },
    async value() {
      if (state.kind === 'loading') {
        const answer = nextAnswer();
        start();
        await answer;
      }
      return state.kind === 'loaded' ? state.value : null;
    },
    refresh() {
      if (state.kind === 'failed') setState({ kind: 'loading' });
      return retry();
    },
    retry,
    // While listening, the listener reports the change itself.
    change(change) {
      if (!stopListening && state.kind === 'loaded') setState({ kind: 'loaded', value: change(state.value) });
    },
    outdate: () => undefined,
    stop,
  };
}
