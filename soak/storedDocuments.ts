import type { Page } from '@playwright/test';

export type BrowserData = {
  /** Every object store, by database name and store name. */
  readonly databases: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  /** Cache name and URL of every cached response. */
  readonly caches: readonly string[];
};

export const storedDocuments = (page: Page): Promise<BrowserData> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB request failed')));
      });
    const databases: Record<string, Record<string, unknown[]>> = {};
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const database = await resultOf(indexedDB.open(name));
      const stores: Record<string, unknown[]> = {};
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([resultOf(reading.getAllKeys()), resultOf(reading.getAll())]);
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

export const documentsOf = <T>(
  { databases }: BrowserData,
  collection: string,
): readonly (T & { readonly id: string })[] =>
  (databases['aksharam']?.[collection] ?? []).map((one) => {
    const { value } = one as { value: { id: string; data: T } };
    return Object.assign(value.data as T & object, { id: value.id });
  });
