import { WORKS } from './works';

const works = await Promise.all(WORKS.map((poemsOf) => poemsOf()));

/** In which of the works a poem is, by its id. */
export const placesInWorks: Readonly<Record<string, number>> = Object.fromEntries(
  works.flatMap((poems, place) => poems.map(({ id }) => [id, place])),
);
