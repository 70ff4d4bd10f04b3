import { type IDBPDatabase, openDB } from 'idb';
import type { ContentShelf } from './ownersContent';

const DATABASE = 'aksharam-content';
const STORE = 'kept';

/** In a database of its own: it holds nothing of a learner, and stays when one is erased or signs out. */
export function openContentShelf(name: string = DATABASE): ContentShelf {
  let opened: Promise<IDBPDatabase> | undefined;
  const open = () => {
    opened ??= openDB(name, 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
      blocking: () => {
        void opened?.then((database) => database.close()).catch(() => undefined);
        opened = undefined;
      },
      terminated: () => {
        opened = undefined;
      },
    }).catch((thrown: unknown) => {
      opened = undefined;
      throw thrown;
    });
    return opened;
  };
  // A browser that keeps nothing only makes the next visit dearer.
  return {
    read: (key) =>
      open()
        .then((database): Promise<unknown> => database.get(STORE, key))
        .catch(() => undefined),
    keep: (key, value) =>
      open()
        .then(async (database) => void (await database.put(STORE, value, key)))
        .catch(() => undefined),
    keepOnly: (keys) =>
      open()
        .then(async (database) => {
          const there = await database.getAllKeys(STORE);
          const over = there.filter((key) => !keys.includes(String(key)));
          await Promise.all(over.map((key) => database.delete(STORE, key)));
        })
        .catch(() => undefined),
  };
}
