import { openDB, type IDBPDatabase } from 'idb';
import { OWNED } from '../../ports/collections';
import { INDEXES } from './indexes';

export const DATABASE = 'aksharam';
/** The key of the learner who is signed in, in the store of what the device itself keeps. */
export const CURRENT_LEARNER = 'currentLearner';
/** Raised whenever a collection or an index is added. */
const VERSION = 2;

export type Connect = () => Promise<IDBPDatabase>;

const isMissingIn = (database: IDBPDatabase) => (name: string) => !database.objectStoreNames.contains(name);

const isIncomplete = (database: IDBPDatabase) => [...OWNED, 'learners', 'device', 'events'].some(isMissingIn(database));

/** Also from an earlier version: what is there already stays as it is. */
function upgrade(database: IDBPDatabase) {
  const isMissing = isMissingIn(database);
  for (const collection of OWNED.filter(isMissing)) {
    const store = database.createObjectStore(collection, { keyPath: 'id' });
    for (const { name, fields } of INDEXES[collection]) {
      store.createIndex(
        name,
        fields.map((field) => `keys.${field}`),
      );
    }
  }
  if (isMissing('learners')) database.createObjectStore('learners', { keyPath: 'id' });
  if (isMissing('device')) database.createObjectStore('device');
  if (isMissing('events')) database.createObjectStore('events', { autoIncrement: true });
}

/** Opens the device's database once, and again after the browser closed it. */
export function connectTo(name: string = DATABASE): Connect {
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const connect = async () => {
    // Some browsers have none in a private window; opening it would fail like a fault of ours.
    if (!globalThis.indexedDB) throw new DOMException('This browser keeps no database.', 'NotAllowedError');
    const open = async (version: number | undefined) => {
      const database = await openDB(name, version, {
        upgrade,
        // Another tab brings a newer version of the app: let it change the database.
        blocking: () => {
          database.close();
          forget();
        },
        terminated: forget,
      });
      return database;
    };
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
