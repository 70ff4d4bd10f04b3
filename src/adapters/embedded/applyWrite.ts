import type { OneDocumentWrite } from '../../ports/documents';
import type { Fields } from './indexes';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changeAt(data: Fields, [name, ...deeper]: readonly string[], change: (found: unknown) => unknown): Fields {
  if (name === undefined) return data;
  const found = Object.hasOwn(data, name) ? data[name] : undefined;
  const changed = deeper.length === 0 ? change(found) : changeAt(isFields(found) ? found : {}, deeper, change);
  return { ...data, [name]: changed };
}

const add = (by: number) => (found: unknown) => (typeof found === 'number' ? found : 0) + by;

const unite = (values: readonly string[]) => (found: unknown) => [
  ...new Set([...(Array.isArray(found) ? found : []), ...values]),
];

function without(data: Fields, [name, ...deeper]: readonly string[]): Fields {
  if (name === undefined || !Object.hasOwn(data, name)) return data;
  if (deeper.length === 0) return Object.fromEntries(Object.entries(data).filter(([other]) => other !== name));
  const found = data[name];
  return isFields(found) ? { ...data, [name]: without(found, deeper) } : data;
}

/** Applies a write as Firestore does: merged fields, increments, array unions and deleted fields. */
export function applyWrite(before: Fields, write: OneDocumentWrite): Fields {
  const { fields = {}, increments = [], unions = [], removals = [] } = write;
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const replaced = given.reduce((data, [name, value]) => changeAt(data, [name], () => value), before);
  const added = increments.reduce((data, { path, by }) => changeAt(data, path, add(by)), replaced);
  const united = unions.reduce((data, { path, values }) => changeAt(data, path, unite(values)), added);
  return removals.reduce<Fields>(without, united);
}
