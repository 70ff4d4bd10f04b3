// Writes to the emulator as its owner, without the security rules or the adapter.
import { runningEmulator } from './emulatorContext.testing';

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

const MAX_WRITES_PER_COMMIT = 500;

export const plantDocuments = (collection: string, entries: readonly { id: string; data: object }[]) =>
  plantAt(entries.map(({ id, data }) => [`${collection}/${id}`, data]));

export async function plantAt(entries: readonly (readonly [path: string, data: object])[]) {
  const { firestoreHost, projectId } = runningEmulator();
  const root = `projects/${projectId}/databases/(default)/documents`;
  for (let from = 0; from < entries.length; from += MAX_WRITES_PER_COMMIT) {
    const writes = entries
      .slice(from, from + MAX_WRITES_PER_COMMIT)
      .map(([path, data]) => ({ update: { name: `${root}/${path}`, fields: encodeFields(data) } }));
    const answer = await fetch(`http://${firestoreHost}/v1/${root}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

/** Returns the paths whose documents exist. */
export async function documentsAt(paths: readonly string[]): Promise<readonly string[]> {
  const { firestoreHost, projectId } = runningEmulator();
  const root = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
  const found = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${root}/${path}`, { headers: { authorization: 'Bearer owner' } });
      return answer.ok ? [path] : [];
    }),
  );
  return found.flat();
}
