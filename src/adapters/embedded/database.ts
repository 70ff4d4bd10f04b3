import { type IDBPDatabase, openDB } from 'idb';
import { isIncomplete, repairStores } from './stores';

export const DATABASE = 'aksharam';
/** The key of the signed-in learner in the `device` store. */
export const CURRENT_LEARNER = 'currentLearner';
/** Increase it whenever a collection or an index is added. */
const VERSION = 2;

/** Another window has this long to close an older version of the database. */
const BLOCKED_TIMEOUT_MS = 8_000;

export type Connect = () => Promise<IDBPDatabase>;

const blockedError = () => new DOMException('Another window holds the database.', 'TimeoutError');

/** Opens the device's database once, and reopens it after the browser closed it. */
export function connectTo(name: string = DATABASE, blockedTimeoutMs: number = BLOCKED_TIMEOUT_MS): Connect {
  let opened: Promise<IDBPDatabase> | undefined;
  const reset = () => {
    opened = undefined;
  };
  const open = async (version: number | undefined) => {
    const opening = openDB(name, version, {
      upgrade: (database, _from, _to, change) => repairStores(database, change),
      blocked: () => setTimeout(giveUp, blockedTimeoutMs),
      // Another tab has a newer version of the app and needs to upgrade the database.
      blocking: () => {
        void opening.then((database) => database.close());
        reset();
      },
      terminated: reset,
    });
    let giveUp = () => {};
    const timeout = new Promise<never>((_, reject) => {
      giveUp = () => reject(blockedError());
    });
    try {
      return await Promise.race([opening, timeout]);
    } catch (thrown) {
      // A database that opens after the timeout must be closed, or it would block the next attempt.
      void opening.then((database) => database.close()).catch(() => undefined);
      throw thrown;
    }
  };
  const connect = async () => {
    // Some browsers have no IndexedDB in private windows; using it there would look like a bug of ours.
    if (!globalThis.indexedDB) throw new DOMException('This browser has no database.', 'NotAllowedError');
    // After a rollback, the database of a newer version is still usable.
    const database = await open(VERSION).catch((thrown: unknown) => {
      if (thrown instanceof DOMException && thrown.name === 'VersionError') return open(undefined);
      throw thrown;
    });
    if (!isIncomplete(database)) return database;
    database.close();
    return open(database.version + 1);
  };
  return () => {
    opened ??= connect().catch((thrown: unknown) => {
      reset();
      throw thrown;
    });
    return opened;
  };
}
