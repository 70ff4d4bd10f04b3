import { useEffect, useState } from 'react';
import { neighborsOf } from '../../../domain/padyalu/filterPoems';
import type { Documents, Stored } from '../../../ports/documents';
import { usePorts } from '../../../state/session/ports';
import { knownEntries } from '../useCollection';

type PoemLoading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'not-found' }
  /** If the poet cannot be read or is not in the store, the poem is shown anyway. */
  | { readonly kind: 'loaded'; readonly poem: Stored<'poems'>; readonly poet: Stored<'poets'> | null };

async function loadPoem(documents: Documents, poemId: string): Promise<PoemLoading> {
  const found = await documents.get('poems', poemId);
  if (!found.ok) {
    console.warn('The poem could not be read:', found.error.kind, found.error.detail);
    return { kind: 'failed' };
  }
  if (!found.value) return { kind: 'not-found' };
  const { poetId } = found.value;
  const poet = poetId === '' ? null : await documents.get('poets', poetId);
  return { kind: 'loaded', poem: found.value, poet: poet?.ok ? poet.value : null };
}

/** One poem and its poet; the component is remounted for another poem. */
export function usePoem(poemId: string): PoemLoading {
  const { documents } = usePorts();
  const [loading, setLoading] = useState<PoemLoading>({ kind: 'loading' });

  useEffect(() => {
    let isGone = false;
    void loadPoem(documents, poemId).then((loaded) => isGone || setLoading(loaded));
    return () => {
      isGone = true;
    };
  }, [documents, poemId]);

  return loading;
}

type Neighbours = ReturnType<typeof neighborsOf<Stored<'poems'>>>;

/** The poems before and after this one; none if the list cannot be read. */
export function useNeighbours(poem: Stored<'poems'>): Neighbours {
  const { documents } = usePorts();
  const [poems, setPoems] = useState(() => knownEntries(documents, 'poems') ?? []);

  useEffect(() => {
    if (knownEntries(documents, 'poems')) return undefined;
    let isGone = false;
    void documents.list('poems', [{ field: 'poetId', is: '==', value: poem.poetId }]).then((found) => {
      if (!isGone && found.ok) setPoems(found.value);
    });
    return () => {
      isGone = true;
    };
  }, [documents, poem.poetId]);

  return neighborsOf(poems, poem);
}
