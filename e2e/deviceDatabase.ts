import type { Page } from '@playwright/test';
import { type IndexKey, INDEXES, type OwnedRecord } from '../src/adapters/embedded/indexes';
import { OWNED } from '../src/ports/collections';

type Store = {
  readonly name: string;
  readonly parameters: IDBObjectStoreParameters;
  readonly indexes: readonly { readonly name: string; readonly path: readonly string[] }[];
};

/** The same stores as in `src/adapters/embedded/stores.ts`; the app repairs any difference when it opens them. */
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

/** A record of a store; `key` is needed only if the record does not contain its own. */
export type Entry = {
  readonly store: string;
  readonly record: OwnedRecord | { readonly id: string } | string;
  readonly key?: IndexKey;
};

/** The smallest file of the site: it gives access to the site's storage without starting the app. */
export const BLANK_PAGE = '/robots.txt';

/** Writes these records into the device's database without opening the app; creates the database if necessary. */
export async function plantEntries(page: Page, entries: readonly Entry[], base = ''): Promise<void> {
  await page.goto(`${base}${BLANK_PAGE}`);
  await page.evaluate(
    ([stores, planted]) =>
      new Promise<void>((resolve, reject) => {
        // An earlier visit would have set this.
        localStorage.setItem('fontsSeen', 'yes');
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('The database did not open')));
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
          change.addEventListener('error', () => reject(change.error ?? new Error('The records were not written')));
          change.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    [STORES, entries] as const,
  );
}
