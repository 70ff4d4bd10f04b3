import type { Page } from '@playwright/test';
import { type IndexKey, INDEXES, type OwnedRecord } from '../src/adapters/embedded/indexes';
import { OWNED } from '../src/ports/collections';

type Store = {
  readonly name: string;
  readonly parameters: IDBObjectStoreParameters;
  readonly indexes: readonly { readonly name: string; readonly path: readonly string[] }[];
};

/** As `src/adapters/embedded/stores.ts` makes them. What differed, the app would make whole when it opens them. */
const STORES: readonly Store[] = [
  ...OWNED.map((name) => ({
    name,
    parameters: { keyPath: 'id' },
    indexes: INDEXES[name].map(({ name: index, fields }) => ({
      name: index,
      path: fields.map((field) => `keys.${field}`),
    })),
  })),
  { name: 'learners', parameters: { keyPath: 'id' }, indexes: [] },
  { name: 'device', parameters: {}, indexes: [] },
  { name: 'events', parameters: { autoIncrement: true }, indexes: [] },
];

/** What goes into a store; `key` only where the record does not hold its own. */
export type Entry = {
  readonly store: string;
  readonly record: OwnedRecord | { readonly id: string } | string;
  readonly key?: IndexKey;
};

/** The smallest file of the site: what is stored for the site can be reached from it, and no app runs. */
export const STILL = '/robots.txt';

/** Puts these into the device's database, which is made first where there is none yet; the app is not opened for it. */
export async function plantEntries(page: Page, entries: readonly Entry[], base = ''): Promise<void> {
  await page.goto(`${base}${STILL}`);
  await page.evaluate(
    ([stores, planted]) =>
      new Promise<void>((resolve, reject) => {
        // As after any earlier visit.
        localStorage.setItem('fontsSeen', 'yes');
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('upgradeneeded', () => {
          for (const { name, parameters, indexes } of stores) {
            const made = opening.result.createObjectStore(name, parameters);
            for (const index of indexes) made.createIndex(index.name, [...index.path]);
          }
        });
        opening.addEventListener('success', () => {
          const database = opening.result;
          const change = database.transaction([...database.objectStoreNames], 'readwrite');
          for (const { store, record, key } of planted) change.objectStore(store).put(record, key);
          change.addEventListener('error', () => reject(change.error ?? new Error('not planted')));
          change.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    [STORES, entries] as const,
  );
}
