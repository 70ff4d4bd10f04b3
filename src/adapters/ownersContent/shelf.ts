import { type IDBPDatabase, openDB } from 'idb';
import type { ContentShelf } from './ownersContent';

const DATABASE = 'aksharam-content';
const STORE = 'kept';

/** A separate database, because it holds no learner data and stays when a learner is erased or signs out. */
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
  // Errors are ignored: without the cache, the next visit only costs more reads.
  return {
    read: (key) =>
      open()
        .then((database): Promise<unknown> => database.get(STORE, key))
        .catch(() => undefined),
    write: (key, value) =>
      open()
        .then(async (database) => void (await database.put(STORE, value, key)))
        .catch(() => undefined),
    deleteExcept: (keys) =>
      open()
        .then(async (database) => {
          const stored = await database.getAllKeys(STORE);
          const unneeded = stored.filter((key) => !keys.includes(String(key)));
          await Promise.all(unneeded.map((key) => database.delete(STORE, key)));
        })
        .catch(() => undefined),
  };
}
