import type { Entry } from './bundles';

export type ContentChanges = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** There, and not among what is brought. */
  readonly absent: readonly string[];
};

/** As JSON with its names in order: who wrote a field first does not matter. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const byId = <E extends Entry>(entries: readonly E[]) => new Map(entries.map((entry) => [entry.id, entry]));

/** What would become of the entries that are there. */
export function contentChanges(there: readonly Entry[], brought: readonly Entry[]): ContentChanges {
  const before = byId(there);
  const after = byId(brought);
  const ids = [...after.keys()];
  return {
    added: ids.filter((id) => !before.has(id)),
    changed: ids.filter((id) => before.has(id) && written(before.get(id)) !== written(after.get(id))),
    absent: [...before.keys()].filter((id) => !after.has(id)),
  };
}

/** Each entry in its place, with the other's where both have it; what only the other has comes after. */
export function mergedOver<E extends Entry>(under: readonly E[], over: readonly E[]): readonly E[] {
  if (over.length === 0) return under;
  const replacing = byId(over);
  const placed = under.map((entry) => replacing.get(entry.id) ?? entry);
  const known = new Set(under.map(({ id }) => id));
  return [...placed, ...[...replacing.values()].filter(({ id }) => !known.has(id))];
}
