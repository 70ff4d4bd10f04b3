import { openDB } from 'idb';

const FORMAT = 'aksharam-device';

/** Exports every store that can still be read. Null when there is nothing to save. */
export async function salvage(databaseName: string): Promise<string | null> {
  const stores: Record<string, unknown> = {};
  try {
    // Opened without a version, because a version could trigger an upgrade.
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
