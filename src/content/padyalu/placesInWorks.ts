import { WORKS } from './works';

const works = await Promise.all(WORKS.map((poemsOf) => poemsOf()));

/** The index of the work that contains a poem, by poem id. */
export const placesInWorks: Readonly<Record<string, number>> = Object.fromEntries(
  works.flatMap((poems, place) => poems.map(({ id }) => [id, place])),
);
