import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

type Emulators = { readonly firestoreHost: string; readonly authHost: string; readonly projectId: string };

/** scripts/serve-hosted.mjs writes this file. */
export const emulators = (): Emulators => JSON.parse(readFileSync('.cache/hosted.emulators.json', 'utf8'));

const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const documentsPath = () => `projects/${emulators().projectId}/databases/(default)/documents`;
const documentsAddress = () => `http://${emulators().firestoreHost}/v1/${documentsPath()}`;

function encode(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

const encodeFields = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)]));

export type Planted = { readonly collection: string; readonly id: string; readonly data: object };

/** Writes documents as the project's owner, without the app. */
export async function plantDocuments(planted: readonly Planted[]) {
  const answer = await fetch(`${documentsAddress()}:commit`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({
      writes: planted.map(({ collection, id, data }) => ({
        update: { name: `${documentsPath()}/${collection}/${id}`, fields: encodeFields(data) },
      })),
    }),
  });
  expect(answer.ok).toBe(true);
}

/** Reads a learner's documents as the project's owner, without the app and its security rules. */
export const projectOf = (userId: string) => ({
  /** The fields in the format of Firestore's REST API; `null` if the learner has no such document. */
  async read(collection: string): Promise<Readonly<Record<string, object>> | null> {
    const answer = await fetch(`${documentsAddress()}/${collection}/${userId}`, { headers: OWNER });
    return answer.ok ? ((await answer.json()).fields ?? {}) : null;
  },
  /** The number of the learner's documents in a collection. */
  async count(collectionId: string): Promise<number> {
    const where = { fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: userId } } };
    const answer = await fetch(`${documentsAddress()}:runQuery`, {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId }], where } }),
    });
    const rows: readonly { readonly document?: object }[] = await answer.json();
    return rows.filter(({ document }) => document !== undefined).length;
  },
});
