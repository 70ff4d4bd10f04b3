import type { Page } from '@playwright/test';

export type Kept = {
  /** Every store of every database, by the database's name and its own. */
  readonly databases: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  /** Every address in every cache. */
  readonly caches: readonly string[];
};

/** Everything that the app keeps in this browser, wherever it is. */
export const storedDocuments = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const databases: Record<string, Record<string, unknown[]>> = {};
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const database = await asked(indexedDB.open(name));
      const stores: Record<string, unknown[]> = {};
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([asked(reading.getAllKeys()), asked(reading.getAll())]);
        stores[store] = keys.map((key, at) => ({ key, value: values[at] as unknown }));
      }
      databases[name] = stores;
      database.close();
    }
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(`${name} ${url}`);
    return { databases, local: { ...localStorage }, session: { ...sessionStorage }, caches: addresses };
  });

/** The documents of a collection, with their ids. */
export const documentsOf = <T>({ databases }: Kept, collection: string): readonly (T & { readonly id: string })[] =>
  (databases['aksharam']?.[collection] ?? []).map((one) => {
    const { value } = one as { value: { id: string; data: T } };
    return Object.assign(value.data as T & object, { id: value.id });
  });
