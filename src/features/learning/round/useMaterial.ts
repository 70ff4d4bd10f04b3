import { useCallback, useEffect, useState } from 'react';
import type { LessonId } from '../../../domain/lesson/lesson';
import type { Material } from '../../../domain/lesson/material';
import { loadMaterial } from '../exercises/loadMaterial';

type Loading = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'loaded'; readonly material: Material };

async function load(id: LessonId): Promise<Loading> {
  try {
    return { kind: 'loaded', material: await loadMaterial(id) };
  } catch (thrown) {
    console.warn(`The exercises of ${id} could not be loaded:`, thrown);
    return { kind: 'failed' };
  }
}

export function useMaterial(id: LessonId): { readonly loading: Loading; readonly loadAgain: () => Promise<void> } {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  useEffect(() => {
    let isHere = true;
    void load(id).then((loaded) => {
      if (isHere) setLoading(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [id]);
  const loadAgain = useCallback(async () => {
    setLoading({ kind: 'loading' });
    setLoading(await load(id));
  }, [id]);
  return { loading, loadAgain };
}
