import type { CollectedPoem } from './collectedPoem';
import { WORKS } from './works';

export { poets } from './poets';

/** Every poem of the collection, by work and in the order of the poets. */
export const poems: readonly CollectedPoem[] = (await Promise.all(WORKS.map((poemsOf) => poemsOf()))).flat();
