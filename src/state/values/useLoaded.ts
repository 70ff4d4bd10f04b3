import { useCallback, useEffect, useState } from 'react';

type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: T };

type Load<N extends string, T> = (name: N) => Promise<T>;

/** Loaded values by load function and name, so that no screen shows them loading twice. */
const cache = new WeakMap<object, Map<string, unknown>>();

const cached = <T, N extends string>(name: N, load: Load<N, T>) => cache.get(load)?.get(name) as Loading<T> | undefined;

/** Loads a value before it is shown. */
export async function preload<T, N extends string>(name: N, load: Load<N, T>): Promise<Loading<T>> {
  const already = cached(name, load);
  if (already) return already;
  const loaded: Loading<T> = { kind: 'loaded', value: await load(name) };
  cache.set(load, (cache.get(load) ?? new Map<string, unknown>()).set(name, loaded));
  return loaded;
}

async function attempt<T, N extends string>(name: N, load: Load<N, T>): Promise<Loading<T>> {
  try {
    return await preload(name, load);
  } catch (thrown) {
    console.warn(`${name} could not be loaded:`, thrown);
    return { kind: 'failed' };
  }
}

/** Loads a value by name. `load` must be the same function on every render. */
export function useLoaded<T, N extends string>(name: N, load: Load<N, T>) {
  const [loading, setLoading] = useState<Loading<T>>(() => cached(name, load) ?? { kind: 'loading' });

  useEffect(() => {
    const already = cached(name, load);
    if (already) {
      setLoading(already);
      return undefined;
    }
    let isCurrent = true;
    void attempt(name, load).then((loaded) => {
      if (isCurrent) setLoading(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, load]);

  const loadAgain = useCallback(async () => {
    setLoading({ kind: 'loading' });
    setLoading(await attempt(name, load));
  }, [name, load]);

  return { loading, loadAgain };
}
