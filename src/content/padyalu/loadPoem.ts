import type { CollectedPoem } from './collectedPoem';
import { placesInWorks } from './placesInWorks';
import { WORKS } from './works';

/** Loads only the work of this poem. Undefined when there is no such poem. */
export async function loadPoem(id: string): Promise<CollectedPoem | undefined> {
  const place = Object.hasOwn(placesInWorks, id) ? placesInWorks[id] : undefined;
  const poems = await WORKS[place ?? -1]?.();
  return poems?.find((poem) => poem.id === id);
}
