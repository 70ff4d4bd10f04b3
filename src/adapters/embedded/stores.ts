import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { OWNED } from '../../ports/collections';
import { type Index, INDEXES } from './indexes';

type Store = {
  readonly name: string;
  readonly parameters: IDBObjectStoreParameters;
  readonly indexes: readonly Index[];
};

const STORES: readonly Store[] = [
  ...OWNED.map((name) => ({ name, parameters: { keyPath: 'id' }, indexes: INDEXES[name] })),
  { name: 'learners', parameters: { keyPath: 'id' }, indexes: [] },
  { name: 'device', parameters: {}, indexes: [] },
  { name: 'events', parameters: { autoIncrement: true }, indexes: [] },
];

type AnyStore = {
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexNames: DOMStringList;
};

const hasKeys = (found: AnyStore, { parameters }: Store): boolean =>
  found.keyPath === (parameters.keyPath ?? null) && found.autoIncrement === (parameters.autoIncrement ?? false);

const isComplete = (found: AnyStore, store: Store): boolean =>
  hasKeys(found, store) && store.indexes.every(({ name }) => found.indexNames.contains(name));

/** A rollback or a bug may leave a database with missing stores or indexes. */
export function isIncomplete(database: IDBPDatabase): boolean {
  if (STORES.some(({ name }) => !database.objectStoreNames.contains(name))) return true;
  const reading = database.transaction([...database.objectStoreNames]);
  return STORES.some((store) => !isComplete(reading.objectStore(store.name), store));
}

type Upgrade = IDBPTransaction<unknown, StoreNames<unknown>[], 'versionchange'>;

/** A store with other keys than ours is unusable, so its records move to a new one. */
async function recreate(database: IDBPDatabase, change: Upgrade, store: Store): Promise<void> {
  const records: readonly unknown[] = await change.objectStore(store.name).getAll();
  database.deleteObjectStore(store.name);
  const made = database.createObjectStore(store.name, store.parameters);
  const named = records.filter(
    (one) => typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string',
  );
  if (store.parameters.keyPath) await Promise.all(named.map((one) => made.put(one)));
}

/** Upgrades an older database or repairs a broken one; existing data stays unchanged. */
export async function repairStores(database: IDBPDatabase, change: Upgrade): Promise<void> {
  for (const store of STORES) {
    const exists = database.objectStoreNames.contains(store.name);
    if (!exists) database.createObjectStore(store.name, store.parameters);
    else if (!hasKeys(change.objectStore(store.name), store)) await recreate(database, change, store);
    const found = change.objectStore(store.name);
    for (const { name, fields } of store.indexes) {
      if (found.indexNames.contains(name)) continue;
      found.createIndex(
        name,
        fields.map((field) => `keys.${field}`),
      );
    }
  }
}
