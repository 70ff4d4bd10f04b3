import { useCallback, useEffect, useState } from 'react';
import type { PlacementMaterials } from '../../domain/placement/placementRun';
import { loadMaterial } from '../../practice/loadMaterial';

type Materials = PlacementMaterials | 'loading' | 'failed';

async function load(): Promise<Materials> {
  try {
    const [vowels, consonants, gunintalu] = await Promise.all([
      loadMaterial('vowels'),
      loadMaterial('consonants'),
      loadMaterial('gunintalu'),
    ]);
    return { vowels, consonants, gunintalu };
  } catch (thrown) {
    console.warn('The letters could not be loaded:', thrown);
    return 'failed';
  }
}

/** Loads the material of the questions; loading can be tried again. */
export function useMaterials() {
  const [materials, setMaterials] = useState<Materials>('loading');
  const loadAgain = useCallback(() => {
    setMaterials('loading');
    void load().then(setMaterials);
  }, []);
  useEffect(() => void load().then(setMaterials), []);
  return { materials, loadAgain };
}
