export type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: T };

/** A value that is read once and shown in many places. */
export type Shared<T> = {
  readonly now: () => Loading<T>;
  /** The first watcher triggers the read. */
  readonly watch: (changed: () => void) => () => void;
  /** Reads the value if nobody has yet; null when it cannot be read. */
  readonly value: () => Promise<T | null>;
  /** Reads again and returns whether that succeeded. The old value stays until then, and after a failure. */
  readonly refresh: () => Promise<boolean>;
  /** Like `refresh`, but watchers see nothing unless it succeeds. */
  readonly retry: () => Promise<boolean>;
  /** Changes the value. A read in progress is repeated, because it may miss the change. */
  readonly change: (change: (value: T) => T) => void;
  /** Marks the value as old, so that the next watcher triggers a read. */
  readonly outdate: () => void;
};

/** @param read returns null when the value cannot be read */
export function shared<T>(read: () => Promise<T | null>): Shared<T> {
  const watchers = new Set<() => void>();
  let state: Loading<T> = { kind: 'loading' };
  let reading: Promise<boolean> | undefined;
  let isStale = false;
  let isOutdated = false;

  function setState(next: Loading<T>) {
    state = next;
    for (const watcher of watchers) watcher();
  }

  async function readUntilCurrent(): Promise<boolean> {
    let value: T | null;
    do {
      isStale = false;
      isOutdated = false;
      value = await read().catch((thrown: unknown) => {
        console.warn('The learner’s data could not be read:', thrown);
        return null;
      });
    } while (isStale);
    reading = undefined;
    if (value !== null) setState({ kind: 'loaded', value });
    else if (state.kind === 'loading') setState({ kind: 'failed' });
    return value !== null;
  }

  const start = (): Promise<boolean> => {
    reading ??= readUntilCurrent();
    return reading;
  };
  const retry = () => {
    isStale = true;
    return start();
  };

  return {
    now: () => state,
    watch(changed) {
      watchers.add(changed);
      if (state.kind === 'loading' || isOutdated) void start();
      return () => watchers.delete(changed);
    },
    async value() {
      if (state.kind === 'loading') await start();
      return state.kind === 'loaded' ? state.value : null;
    },
    refresh() {
      if (state.kind === 'failed') setState({ kind: 'loading' });
      return retry();
    },
    retry,
    change(change) {
      if (reading) isStale = true;
      else if (state.kind === 'loaded') setState({ kind: 'loaded', value: change(state.value) });
    },
    outdate() {
      isOutdated = state.kind !== 'loading';
    },
  };
}
