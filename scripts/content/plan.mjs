// What a run would do: which entries are added, changed or taken away, and which documents that means.

/** @typedef {import('../../src/domain/content/bundles').BundleKind} BundleKind */
/** @typedef {import('../../src/domain/content/bundles').Bundle} Bundle */
/** @typedef {import('../../src/domain/content/bundles').Entry} Entry */
/** @typedef {import('../../src/domain/content/bundles').ContentManifest} ContentManifest */
/** @typedef {import('../../src/domain/content/changes').ContentChanges} ContentChanges */

/**
 * @typedef {{
 *   bundlesOf: typeof import('../../src/domain/content/bundles').bundlesOf,
 *   contentChanges: typeof import('../../src/domain/content/changes').contentChanges,
 *   mergedOver: typeof import('../../src/domain/content/changes').mergedOver,
 * }} Packing
 */

/**
 * What the store holds.
 * @typedef {object} There
 * @property {ContentManifest | null} manifest
 * @property {Record<BundleKind, Entry[]>} entries of the bundles that the manifest lists
 * @property {ReadonlyMap<string, string>} versions of every bundle, listed or left by a run that was interrupted
 * @property {readonly string[]} collections that have documents of their own
 */

/**
 * @typedef {object} Plan
 * @property {Partial<Record<BundleKind, ContentChanges>>} changes
 * @property {readonly Bundle[]} writes bundles that the store has not, or has in another version
 * @property {number} upToDate
 * @property {ContentManifest} manifest
 * @property {boolean} changesManifest
 * @property {readonly string[]} deletes bundles that neither this manifest lists nor the one before
 */

/** @type {readonly BundleKind[]} */
const KINDS = ['poems', 'poets', 'words'];

/** @param {Bundle} bundle */
const placeOf = ({ id, kind, part, parts, version }) => ({ id, kind, part, parts, version });

/** @param {ContentManifest | null} one @param {ContentManifest} other */
const isSame = (one, other) =>
  one !== null &&
  JSON.stringify([one.bundles.map((bundle) => `${bundle.id} ${bundle.version}`).toSorted(), [...one.collections]]) ===
    JSON.stringify([
      other.bundles.map((bundle) => `${bundle.id} ${bundle.version}`).toSorted(),
      [...other.collections],
    ]);

/**
 * @param {Packing} app
 * @param {There} there
 * @param {Partial<Record<BundleKind, readonly Entry[]>>} brought a kind that is not brought stays as it is
 * @param {{ removes: boolean }} options
 * @returns {Plan}
 */
export function planUpload({ bundlesOf, contentChanges, mergedOver }, there, brought, { removes }) {
  /** @type {Plan['changes']} */
  const changes = {};
  const bundles = KINDS.flatMap((kind) => {
    const before = there.entries[kind];
    const given = brought[kind];
    if (given) changes[kind] = contentChanges(before, given);
    const after = given ? (removes ? given : mergedOver(before, given)) : before;
    const packed = bundlesOf(kind, after);
    if (!packed) throw new Error(`One of the ${kind} is too large for a document of Firestore.`);
    return packed;
  });
  const manifest = { bundles: bundles.map(placeOf), collections: there.collections };
  const writes = bundles.filter(({ id, version }) => there.versions.get(id) !== version);
  // A device may go by the manifest before for another hour: what that one lists stays until the next run.
  const listed = new Set([...manifest.bundles, ...(there.manifest?.bundles ?? [])].map(({ id }) => id));
  return {
    changes,
    writes,
    upToDate: bundles.length - writes.length,
    manifest,
    changesManifest: !isSame(there.manifest, manifest),
    deletes: [...there.versions.keys()].filter((id) => !listed.has(id)),
  };
}

const some = (/** @type {readonly string[]} */ ids) =>
  ids.length === 0 ? '' : ` (${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', …' : ''})`;

/** The plan in sentences. @param {Plan} plan @param {{ removes: boolean }} options @returns {string[]} */
export function planLines({ changes, writes, upToDate, deletes }, { removes }) {
  const kinds = /** @type {[BundleKind, ContentChanges][]} */ (Object.entries(changes));
  return [
    ...kinds.flatMap(([kind, { added, changed, absent }]) => [
      `${kind}: ${added.length} added${some(added)}, ${changed.length} changed${some(changed)}, ` +
        (removes
          ? `${absent.length} removed${some(absent)}.`
          : `${absent.length} in the store only${some(absent)}: they stay, unless you say --remove.`),
    ]),
    `${writes.length} bundles to write, ${upToDate} up to date, ${deletes.length} left over to delete.`,
  ];
}
