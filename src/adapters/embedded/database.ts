import { openDB, type IDBPDatabase } from 'idb';
import { INDEXES, KEPT, RECORDED } from './indexes';

export const DATABASE = 'aksharam';
const VERSION = 1;

export type Connect = () => Promise<IDBPDatabase>;

function upgrade(database: IDBPDatabase) {
  for (const collection of [...KEPT, ...RECORDED]) {
    const store = database.createObjectStore(collection, { keyPath: 'id' });
    for (const { name, fields } of INDEXES[collection]) {
      store.createIndex(
        name,
        fields.map((field) => `keys.${field}`),
      );
    }
  }
  database.createObjectStore('learners', { keyPath: 'id' });
  database.createObjectStore('device');
  database.createObjectStore('events', { autoIncrement: true });
}

/** Opens the device's database once, and again after the browser closed it. */
export function connectTo(name: string = DATABASE): Connect {
  let open: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    open = undefined;
  };
  const connect = async () => {
    const database = await openDB(name, VERSION, {
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
  return () => {
    open ??= connect().catch((thrown: unknown) => {
      forget();
      throw thrown;
    });
    return open;
  };
}
