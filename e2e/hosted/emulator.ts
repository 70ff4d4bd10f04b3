import { expect, type Page } from '@playwright/test';

const FIRESTORE = /^(.+)\/google\.firestore\.v1\.Firestore\/|^(.+)\/v1\/projects\//u;
export const DOCUMENTS = 'projects/demo-aksharam/databases/(default)/documents';

/** Where the page reaches the emulator: its ports are new in every run. */
export async function emulatorOf(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => FIRESTORE.test(request.url()));
  await page.reload();
  const [, streamed, plain] = FIRESTORE.exec((await asked).url()) ?? [];
  return streamed ?? plain ?? '';
}

/** The learner's id, as Firebase keeps it in this browser. */
export const learnerId = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onsuccess = () => {
          const all = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll();
          all.onsuccess = () => {
            opening.result.close();
            // Beside the learner there is what Firebase tries the storage with.
            resolve(String(all.result.find(({ value }) => value?.uid)?.value.uid));
          };
        };
      }),
  );

function encode(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

const encodeFields = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)]));

export type Planted = { readonly collection: string; readonly id: string; readonly data: object };

/** Written past the app, as the project's owner; the page is loaded again for it. */
export async function plantDocuments(page: Page, planted: readonly Planted[]) {
  const host = await emulatorOf(page);
  const answer = await page.request.post(`${host}/v1/${DOCUMENTS}:commit`, {
    headers: { authorization: 'Bearer owner' },
    data: {
      writes: planted.map(({ collection, id, data }) => ({
        update: { name: `${DOCUMENTS}/${collection}/${id}`, fields: encodeFields(data) },
      })),
    },
  });
  expect(answer.ok()).toBe(true);
}
