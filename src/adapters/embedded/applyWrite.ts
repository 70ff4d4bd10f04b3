import type { KeptWrite } from '../../ports/documents';
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

/** The document after the write; it reads like Firestore's merge of fields, increments and array unions. */
export function applyWrite(before: Fields, { fields = {}, increments = [], unions = [] }: KeptWrite): Fields {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const replaced = given.reduce((data, [name, value]) => changeAt(data, [name], () => value), before);
  const added = increments.reduce((data, { path, by }) => changeAt(data, path, add(by)), replaced);
  return unions.reduce((data, { path, values }) => changeAt(data, path, unite(values)), added);
}
