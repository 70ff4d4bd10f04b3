import { useCallback, useEffect, useState } from 'react';

type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: T };

type Load<N extends string, T> = (name: N) => Promise<T>;

/** What came once, by the function that fetched it and by its name: nobody sees it load again. */
const come = new WeakMap<object, Map<string, unknown>>();

const whatCame = <T, N extends string>(name: N, load: Load<N, T>) =>
  come.get(load)?.get(name) as Loading<T> | undefined;

/** Fetches it before it is shown. */
export async function preload<T, N extends string>(name: N, load: Load<N, T>): Promise<Loading<T>> {
  const already = whatCame(name, load);
  if (already) return already;
  const loaded: Loading<T> = { kind: 'loaded', value: await load(name) };
  come.set(load, (come.get(load) ?? new Map<string, unknown>()).set(name, loaded));
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

/** What is fetched under this name, by a function that stays the same; it can be tried again. */
export function useLoaded<T, N extends string>(name: N, load: Load<N, T>) {
  const [loading, setLoading] = useState<Loading<T>>(() => whatCame(name, load) ?? { kind: 'loading' });

  useEffect(() => {
    const already = whatCame(name, load);
    if (already) {
      setLoading(already);
      return undefined;
    }
    let isHere = true;
    void attempt(name, load).then((loaded) => {
      if (isHere) setLoading(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [name, load]);

  const loadAgain = useCallback(async () => {
    setLoading({ kind: 'loading' });
    setLoading(await attempt(name, load));
  }, [name, load]);

  return { loading, loadAgain };
}
