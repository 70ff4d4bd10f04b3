import { useCallback, useEffect, useState } from 'react';
import type { Documents, Stored } from '../../ports/documents';
import { usePorts } from '../../state/session/ports';

type Name = 'poets' | 'poems';

type Loading<N extends Name> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly entries: readonly Stored<N>[] };

// Read once per app start: each document read costs the server's owner, and these never change during a visit.
const known: { readonly [N in Name]: WeakMap<Documents, readonly Stored<N>[]> } = {
  poets: new WeakMap(),
  poems: new WeakMap(),
};

/** The cached entries, without a request. */
export const knownEntries = <N extends Name>(documents: Documents, name: N): readonly Stored<N>[] | undefined =>
  known[name].get(documents);

export function useCollection<N extends Name>(name: N): { loading: Loading<N>; load: () => Promise<void> } {
  const { documents } = usePorts();
  const [loading, setLoading] = useState<Loading<N>>(() => {
    const entries = knownEntries(documents, name);
    return entries ? { kind: 'loaded', entries } : { kind: 'loading' };
  });

  const load = useCallback(async () => {
    setLoading({ kind: 'loading' });
    const found = await documents.list(name);
    if (found.ok) known[name].set(documents, found.value);
    else console.warn(`The ${name} could not be read:`, found.error.kind, found.error.detail);
    setLoading(found.ok ? { kind: 'loaded', entries: found.value } : { kind: 'failed' });
  }, [documents, name]);

  useEffect(() => {
    if (!knownEntries(documents, name)) void load();
  }, [documents, name, load]);

  return { loading, load };
}
