import type { Loading, Shared } from './sharedValue';

/** Tells what it is and each change of it, until it is stopped; `null` when it cannot be read. */
export type Listen<T> = (tell: (value: T | null) => void) => () => void;

export type Live<T> = Shared<T> & {
  /** Nothing is told any more, until somebody asks again. */
  readonly stop: () => void;
};

/** Something that others change, on other devices: one listener for all who watch it. */
export function live<T>(listen: Listen<T>): Live<T> {
  const watchers = new Set<() => void>();
  const waiting = new Set<(isRead: boolean) => void>();
  let state: Loading<T> = { kind: 'loading' };
  let stopListening: (() => void) | undefined;

  function become(next: Loading<T>) {
    state = next;
    for (const watcher of watchers) watcher();
  }

  function tell(value: T | null) {
    if (value !== null) become({ kind: 'loaded', value });
    else if (state.kind === 'loading') become({ kind: 'failed' });
    for (const answer of waiting) answer(value !== null);
    waiting.clear();
  }

  const start = () => void (stopListening ??= listen(tell));
  const stop = () => {
    stopListening?.();
    stopListening = undefined;
  };
  const nextAnswer = () => new Promise<boolean>((resolve) => waiting.add(resolve));
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
      if (state.kind === 'failed') become({ kind: 'loading' });
      return retry();
    },
    retry,
    // Whoever listens has heard of it already.
    change(change) {
      if (!stopListening && state.kind === 'loaded') become({ kind: 'loaded', value: change(state.value) });
    },
    outdate: () => undefined,
    stop,
  };
}
