import { expect, type Page } from '@playwright/test';

const FIRESTORE = /^(.+)\/google\.firestore\.v1\.Firestore\/|^(.+)\/v1\/projects\//u;
const DOCUMENTS = 'projects/demo-aksharam/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner' };

/** Where the page reaches the emulator: its ports are new in every run. */
async function emulatorOf(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => FIRESTORE.test(request.url()));
  await page.reload();
  const [, streamed, plain] = FIRESTORE.exec((await asked).url()) ?? [];
  return streamed ?? plain ?? '';
}

/** The learner's id, as Firebase keeps it in this browser. */
const learnerId = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onsuccess = () => {
          const all = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(String(all.result[0]?.value?.uid));
          };
        };
      }),
  );

/** The project as its owner sees it, past the app and past the rules. */
export async function projectOf(page: Page) {
  const [host, userId] = [await emulatorOf(page), await learnerId(page)];
  return {
    userId,
    /** Fields as Firestore's REST interface writes them. */
    async plant(documents: readonly { readonly path: string; readonly fields: object }[]) {
      const writes = documents.map(({ path, fields }) => ({ update: { name: `${DOCUMENTS}/${path}`, fields } }));
      const answer = await page.request.post(`${host}/v1/${DOCUMENTS}:commit`, { headers: OWNER, data: { writes } });
      expect(answer.ok()).toBe(true);
    },
    /** Its fields; `null` where there is no such document. */
    async read(path: string): Promise<Readonly<Record<string, object>> | null> {
      const answer = await page.request.get(`${host}/v1/${DOCUMENTS}/${path}`, { headers: OWNER });
      return answer.ok() ? ((await answer.json()).fields ?? {}) : null;
    },
    /** How many records of the learner there are. */
    async count(collectionId: string): Promise<number> {
      const where = { fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: userId } } };
      const answer = await page.request.post(`${host}/v1/${DOCUMENTS}:runQuery`, {
        headers: OWNER,
        data: { structuredQuery: { from: [{ collectionId }], where } },
      });
      const rows: readonly { readonly document?: object }[] = await answer.json();
      return rows.filter(({ document }) => document !== undefined).length;
    },
  };
}
