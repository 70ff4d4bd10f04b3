// A minimal client of Firestore's REST API. It acts as the project's owner, so security rules do not apply.
import { setTimeout as pause } from 'node:timers/promises';

const MAX_ATTEMPTS = 5;

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
const isTemporary = (status) => status === 429 || status >= 500;

/**
 * @param {{ projectId: string, token: () => Promise<string>, emulatorHost?: string | undefined, waitMs?: number, fetch?: typeof globalThis.fetch }} options
 */
export function firestoreRest({ projectId, token, emulatorHost, waitMs = 1000, fetch = globalThis.fetch }) {
  const origin = emulatorHost ? `http://${emulatorHost}` : 'https://firestore.googleapis.com';
  const documents = `${origin}/v1/projects/${projectId}/databases/(default)/documents`;

  /** @param {string} url @param {RequestInit} [request] @returns {Promise<any>} `null` if there is no such document */
  async function send(url, request = {}) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, {
        ...request,
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      }).catch((/** @type {unknown} */ error) => (error instanceof Error ? error : new Error(String(error))));
      if (response instanceof Error) {
        if (attempt === MAX_ATTEMPTS) throw new Error(`Could not reach Firestore: ${response.message}`);
      } else {
        if (response.status === 404 && !request.method) return null;
        if (response.ok) return response.json();
        if (attempt === MAX_ATTEMPTS || !isTemporary(response.status))
          throw new Error(`Firestore answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
      }
      await pause(waitMs * 2 ** (attempt - 1));
    }
  }

  return {
    /** @param {string} path @returns {Promise<Record<string, any> | null>} */
    async get(path) {
      const found = await send(`${documents}/${path}`);
      return found && decodeFields(found.fields ?? {});
    },
    /** @param {string} path @param {object} fields */
    async set(path, fields) {
      await send(`${documents}/${path}`, { method: 'PATCH', body: JSON.stringify({ fields: encodeFields(fields) }) });
    },
    /** @param {string} path */
    async delete(path) {
      await send(`${documents}/${path}`, { method: 'DELETE' });
    },
    /** Reads one field of every document in a collection. @param {string} collection @param {string} field @returns {Promise<Map<string, any>>} */
    async column(collection, field) {
      const found = new Map();
      let page = '';
      do {
        const address = `${documents}/${collection}?pageSize=300&mask.fieldPaths=${field}${page && `&pageToken=${page}`}`;
        const answer = (await send(address)) ?? {};
        for (const { name, fields = {} } of answer.documents ?? [])
          found.set(String(name).split('/').at(-1) ?? '', field in fields ? decode(fields[field]) : null);
        page = answer.nextPageToken ?? '';
      } while (page);
      return found;
    },
    /** @param {string} collection */
    async hasAny(collection) {
      const answer = await send(`${documents}/${collection}?pageSize=1&mask.fieldPaths=id`);
      return (answer?.documents ?? []).length > 0;
    },
  };
}
