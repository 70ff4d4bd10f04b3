import type { Entry } from './bundles';

export type ContentChanges = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Stored, but missing from the import. */
  readonly absent: readonly string[];
};

/** JSON with sorted keys, so that the order of fields does not matter. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const byId = <E extends Entry>(entries: readonly E[]) => new Map(entries.map((entry) => [entry.id, entry]));

/** What an import would add, change or leave out. */
export function contentChanges(stored: readonly Entry[], imported: readonly Entry[]): ContentChanges {
  const before = byId(stored);
  const after = byId(imported);
  const ids = [...after.keys()];
  return {
    added: ids.filter((id) => !before.has(id)),
    changed: ids.filter((id) => before.has(id) && canonicalJson(before.get(id)) !== canonicalJson(after.get(id))),
    absent: [...before.keys()].filter((id) => !after.has(id)),
  };
}

/** Entries of `over` replace those of `under` with the same id, in place; the rest of `over` follows. */
export function mergedOver<E extends Entry>(under: readonly E[], over: readonly E[]): readonly E[] {
  if (over.length === 0) return under;
  const replacements = byId(over);
  const placed = under.map((entry) => replacements.get(entry.id) ?? entry);
  const known = new Set(under.map(({ id }) => id));
  return [...placed, ...[...replacements.values()].filter(({ id }) => !known.has(id))];
}
