import type { Page } from '@playwright/test';
import { DOCUMENTS, emulatorOf, learnerId } from './emulator';

const OWNER = { authorization: 'Bearer owner' };

/** The learner's documents as the project's owner sees them, past the app and past the rules. */
export async function projectOf(page: Page) {
  const [host, userId] = [await emulatorOf(page), await learnerId(page)];
  return {
    userId,
    /** Its fields as Firestore's REST interface has them; `null` where the learner has no such document. */
    async read(collection: string): Promise<Readonly<Record<string, object>> | null> {
      const answer = await page.request.get(`${host}/v1/${DOCUMENTS}/${collection}/${userId}`, { headers: OWNER });
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
