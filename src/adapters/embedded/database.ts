import { type IDBPDatabase, openDB } from 'idb';
import { isIncomplete, makeWhole } from './stores';

export const DATABASE = 'aksharam';
/** The key of the learner who is signed in, in the store of what the device itself keeps. */
export const CURRENT_LEARNER = 'currentLearner';
/** Raised whenever a collection or an index is added. */
const VERSION = 2;

/** So long another window may take to make way for a newer version of the database. */
const HELD_AFTER_MS = 8_000;

export type Connect = () => Promise<IDBPDatabase>;

const held = () => new DOMException('Another window holds the database.', 'TimeoutError');

/** Opens the device's database once, and again after the browser closed it. */
export function connectTo(name: string = DATABASE, heldAfterMs: number = HELD_AFTER_MS): Connect {
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = async (version: number | undefined) => {
    const opening = openDB(name, version, {
      upgrade: (database, _from, _to, change) => makeWhole(database, change),
      blocked: () => setTimeout(giveUp, heldAfterMs),
      // Another tab brings a newer version of the app: let it change the database.
      blocking: () => {
        void opening.then((database) => database.close());
        forget();
      },
      terminated: forget,
    });
    let giveUp = () => {};
    const tooLong = new Promise<never>((_, reject) => {
      giveUp = () => reject(held());
    });
    try {
      return await Promise.race([opening, tooLong]);
    } catch (thrown) {
      // Opened after all, when nobody waits any more, it would hold the next one up.
      void opening.then((database) => database.close()).catch(() => undefined);
      throw thrown;
    }
  };
  const connect = async () => {
    // Some browsers have none in a private window; opening it would fail like a fault of ours.
    if (!globalThis.indexedDB) throw new DOMException('This browser keeps no database.', 'NotAllowedError');
    // A newer version of the app was here and was taken back: what it added does not disturb.
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
      forget();
      throw thrown;
    });
    return opened;
  };
}
