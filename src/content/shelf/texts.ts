import type { Rhyme } from '../../domain/reading/rhyme';
import type { Story } from '../../domain/reading/story';

type File<T> = Readonly<Record<string, T>>;
type Files<T> = Readonly<Record<string, () => Promise<File<T>>>>;

/** Each story and rhyme is a lazy chunk, loaded when it is opened. */
const STORIES = import.meta.glob<File<Story>>(['../stories/*.ts', '!../stories/*.test.ts']);
const RHYMES = import.meta.glob<File<Rhyme>>(['../rhymes/*.ts', '!../rhymes/*.test.ts']);

async function textIn<T>(files: Files<T>, path: string): Promise<T | null> {
  // The id comes from the URL, so it may be `constructor`.
  const load = Object.hasOwn(files, path) ? files[path] : undefined;
  return (load && Object.values(await load())[0]) ?? null;
}

/** Null when there is no such id. */
export const loadStory = (id: string): Promise<Story | null> => textIn(STORIES, `../stories/${id}.ts`);
export const loadRhyme = (id: string): Promise<Rhyme | null> => textIn(RHYMES, `../rhymes/${id}.ts`);
