export type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: T };

/** Something that is read once and shown in many places. */
export type Shared<T> = {
  readonly now: () => Loading<T>;
  /** The first one who watches has it read. */
  readonly watch: (changed: () => void) => () => void;
  /** What it is, read if nobody has asked yet; `null` when it cannot be read. */
  readonly value: () => Promise<T | null>;
  /** Reads it again, and says whether it could be read. What was there before stays, also where it could not. */
  readonly refresh: () => Promise<boolean>;
  /** The same without a sign of it before it could be read. */
  readonly retry: () => Promise<boolean>;
  /** Changes what is there. What is still being read is read once more: it may lack the change. */
  readonly change: (change: (value: T) => T) => void;
  /** What is there may be old: whoever watches it next has it read again. */
  readonly outdate: () => void;
};

/** @param read `null` when it cannot be read */
export function shared<T>(read: () => Promise<T | null>): Shared<T> {
  const watchers = new Set<() => void>();
  let state: Loading<T> = { kind: 'loading' };
  let reading: Promise<boolean> | undefined;
  let isStale = false;
  let isOutdated = false;

  function become(next: Loading<T>) {
    state = next;
    for (const watcher of watchers) watcher();
  }

  async function readUntilCurrent(): Promise<boolean> {
    let value: T | null;
    do {
      isStale = false;
      isOutdated = false;
      value = await read().catch((thrown: unknown) => {
        console.warn('What the learner did could not be read:', thrown);
        return null;
      });
    } while (isStale);
    reading = undefined;
    if (value !== null) become({ kind: 'loaded', value });
    else if (state.kind === 'loading') become({ kind: 'failed' });
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
      if (state.kind === 'failed') become({ kind: 'loading' });
      return retry();
    },
    retry,
    change(change) {
      if (reading) isStale = true;
      else if (state.kind === 'loaded') become({ kind: 'loaded', value: change(state.value) });
    },
    outdate() {
      isOutdated = state.kind !== 'loading';
    },
  };
}
