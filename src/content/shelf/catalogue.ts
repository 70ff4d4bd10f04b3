import type { Rhyme } from '../../domain/reading/rhyme';
import { shelfRhyme, shelfStory, type ShelfText } from '../../domain/reading/shelf';
import type { Story } from '../../domain/reading/story';

type Files<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

const STORIES: Files<Story> = import.meta.glob(['../stories/*.ts', '!../stories/*.test.ts'], { eager: true });
const RHYMES: Files<Rhyme> = import.meta.glob(['../rhymes/*.ts', '!../rhymes/*.test.ts'], { eager: true });

const allIn = <T>(files: Files<T>): readonly T[] => Object.values(files).flatMap((file) => Object.values(file));

/**
 * The stories and rhymes of the bookshelf without their texts. The build prebuilds this list
 * (scripts/build/prebuilt.mjs), so that it does not load the texts; in development and tests it is computed here.
 */
export const catalogue: readonly ShelfText[] = [...allIn(STORIES).map(shelfStory), ...allIn(RHYMES).map(shelfRhyme)];
