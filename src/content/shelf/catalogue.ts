import type { Rhyme } from '../../domain/reading/rhyme';
import { shelfRhyme, shelfStory, type ShelfText } from '../../domain/reading/shelf';
import type { Story } from '../../domain/reading/story';

type Files<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

const STORIES: Files<Story> = import.meta.glob(['../stories/*.ts', '!../stories/*.test.ts'], { eager: true });
const RHYMES: Files<Rhyme> = import.meta.glob(['../rhymes/*.ts', '!../rhymes/*.test.ts'], { eager: true });

const allIn = <T>(files: Files<T>): readonly T[] => Object.values(files).flatMap((file) => Object.values(file));

/**
 * What stands on the shelf, without the texts themselves. A build makes this list beforehand
 * (scripts/build/prebuilt.mjs), so that none of the texts comes along; everywhere else it is made here.
 */
export const catalogue: readonly ShelfText[] = [...allIn(STORIES).map(shelfStory), ...allIn(RHYMES).map(shelfRhyme)];
