import type { CollectedPoem } from './collectedPoem';
import { placesInWorks } from './placesInWorks';
import { WORKS } from './works';

/** One poem, without those of other works; none where the collection has none of this id. */
export async function loadPoem(id: string): Promise<CollectedPoem | undefined> {
  const place = Object.hasOwn(placesInWorks, id) ? placesInWorks[id] : undefined;
  const poems = await WORKS[place ?? -1]?.();
  return poems?.find((poem) => poem.id === id);
}
