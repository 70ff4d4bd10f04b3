import { useCallback, useEffect, useState } from 'react';

type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: T };

async function attempt<T>(name: string, load: () => Promise<T>): Promise<Loading<T>> {
  try {
    return { kind: 'loaded', value: await load() };
  } catch (thrown) {
    console.warn(`${name} could not be loaded:`, thrown);
    return { kind: 'failed' };
  }
}

/** What is fetched under this name, by a function that stays the same; it can be tried again. */
export function useLoaded<T, N extends string>(name: N, load: (name: N) => Promise<T>) {
  const [loading, setLoading] = useState<Loading<T>>({ kind: 'loading' });

  useEffect(() => {
    let isHere = true;
    void attempt(name, () => load(name)).then((loaded) => {
      if (isHere) setLoading(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [name, load]);

  const loadAgain = useCallback(async () => {
    setLoading({ kind: 'loading' });
    setLoading(await attempt(name, () => load(name)));
  }, [name, load]);

  return { loading, loadAgain };
}
