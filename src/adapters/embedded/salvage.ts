import { openDB } from 'idb';

const FORMAT = 'aksharam-device';

/** Everything that can still be read, store by store; one that cannot be read is left out. `null`: nothing at all. */
export async function salvage(databaseName: string): Promise<string | null> {
  const stores: Record<string, unknown> = {};
  try {
    // As it is: asking for a version could change it.
    const database = await openDB(databaseName);
    for (const name of database.objectStoreNames) {
      const read: unknown = await database.getAll(name).catch(() => null);
      if (read !== null) stores[name] = read;
    }
    database.close();
  } catch {
    return null;
  }
  const isEmpty = Object.values(stores).every((records) => Array.isArray(records) && records.length === 0);
  return isEmpty ? null : JSON.stringify({ format: FORMAT, stores }, null, 2);
}
