// The little of Firestore's REST interface that the command needs; past the rules, as the project's owner.
import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 5;

/** @param {any} value @returns {object} */
function encode(value) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: `${value}` };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

const encodeFields = (/** @type {object} */ data) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)]));

/** @param {any} value @returns {any} */
function decode(value) {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields ?? {});
  return null;
}

/** @param {Record<string, any>} fields @returns {Record<string, any>} */
const decodeFields = (fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));

/** @param {number} status */
const isPassing = (status) => status === 429 || status >= 500;

/**
 * @param {{ projectId: string, token: () => Promise<string>, emulatorHost?: string | undefined, waitMs?: number, fetch?: typeof globalThis.fetch }} options
 */
export function firestoreRest({ projectId, token, emulatorHost, waitMs = 1000, fetch = globalThis.fetch }) {
  const origin = emulatorHost ? `http://${emulatorHost}` : 'https://firestore.googleapis.com';
  const documents = `${origin}/v1/projects/${projectId}/databases/(default)/documents`;

  /** @param {string} url @param {RequestInit} [request] @returns {Promise<any>} `null` where there is no such document */
  async function ask(url, request = {}) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, {
        ...request,
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      }).catch((/** @type {unknown} */ error) => (error instanceof Error ? error : new Error(String(error))));
      if (response instanceof Error) {
        if (attempt === TRIES) throw new Error(`Firestore could not be reached: ${response.message}`);
      } else {
        if (response.status === 404 && !request.method) return null;
        if (response.ok) return response.json();
        if (attempt === TRIES || !isPassing(response.status))
          throw new Error(`Firestore answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
      }
      await pause(waitMs * 2 ** (attempt - 1));
    }
  }

  return {
    /** @param {string} path @returns {Promise<Record<string, any> | null>} */
    async get(path) {
      const found = await ask(`${documents}/${path}`);
      return found && decodeFields(found.fields ?? {});
    },
    /** @param {string} path @param {object} fields */
    async set(path, fields) {
      await ask(`${documents}/${path}`, { method: 'PATCH', body: JSON.stringify({ fields: encodeFields(fields) }) });
    },
    /** @param {string} path */
    async delete(path) {
      await ask(`${documents}/${path}`, { method: 'DELETE' });
    },
    /** One field of every document of a collection. @param {string} collection @param {string} field @returns {Promise<Map<string, any>>} */
    async column(collection, field) {
      const found = new Map();
      let page = '';
      do {
        const address = `${documents}/${collection}?pageSize=300&mask.fieldPaths=${field}${page && `&pageToken=${page}`}`;
        const answer = (await ask(address)) ?? {};
        for (const { name, fields = {} } of answer.documents ?? [])
          found.set(String(name).split('/').at(-1) ?? '', field in fields ? decode(fields[field]) : null);
        page = answer.nextPageToken ?? '';
      } while (page);
      return found;
    },
    /** @param {string} collection */
    async hasAny(collection) {
      const answer = await ask(`${documents}/${collection}?pageSize=1&mask.fieldPaths=id`);
      return (answer?.documents ?? []).length > 0;
    },
  };
}
