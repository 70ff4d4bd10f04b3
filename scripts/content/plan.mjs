// Plans an upload: which entries are added, changed or removed, and which documents to write.

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
 * The current contents of the store.
 * @typedef {object} Stored
 * @property {ContentManifest | null} manifest
 * @property {Record<BundleKind, Entry[]>} entries of the bundles in the manifest
 * @property {ReadonlyMap<string, string>} versions of every bundle, in the manifest or left by an interrupted run
 * @property {readonly string[]} collections that contain documents
 */

/**
 * @typedef {object} Plan
 * @property {Partial<Record<BundleKind, ContentChanges>>} changes
 * @property {readonly Bundle[]} writes bundles that the store lacks or has in another version
 * @property {number} upToDate
 * @property {ContentManifest} manifest
 * @property {boolean} changesManifest
 * @property {readonly string[]} deletes bundles that are neither in this manifest nor in the previous one
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
 * @param {Stored} stored
 * @param {Partial<Record<BundleKind, readonly Entry[]>>} loaded a missing kind stays unchanged
 * @param {{ removes: boolean }} options
 * @returns {Plan}
 */
export function planUpload({ bundlesOf, contentChanges, mergedOver }, stored, loaded, { removes }) {
  /** @type {Plan['changes']} */
  const changes = {};
  const bundles = KINDS.flatMap((kind) => {
    const before = stored.entries[kind];
    const given = loaded[kind];
    if (given) changes[kind] = contentChanges(before, given);
    const after = given ? (removes ? given : mergedOver(before, given)) : before;
    const packed = bundlesOf(kind, after);
    if (!packed) throw new Error(`One of the ${kind} is too large for a Firestore document.`);
    return packed;
  });
  const manifest = { bundles: bundles.map(placeOf), collections: stored.collections };
  const writes = bundles.filter(({ id, version }) => stored.versions.get(id) !== version);
  // A device may use the previous manifest for another hour, so its bundles stay until the next run.
  const listed = new Set([...manifest.bundles, ...(stored.manifest?.bundles ?? [])].map(({ id }) => id));
  return {
    changes,
    writes,
    upToDate: bundles.length - writes.length,
    manifest,
    changesManifest: !isSame(stored.manifest, manifest),
    deletes: [...stored.versions.keys()].filter((id) => !listed.has(id)),
  };
}

const examples = (/** @type {readonly string[]} */ ids) =>
  ids.length === 0 ? '' : ` (${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', …' : ''})`;

/** @param {Plan} plan @param {{ removes: boolean }} options @returns {string[]} */
export function planLines({ changes, writes, upToDate, deletes }, { removes }) {
  const kinds = /** @type {[BundleKind, ContentChanges][]} */ (Object.entries(changes));
  return [
    ...kinds.flatMap(([kind, { added, changed, absent }]) => [
      `${kind}: ${added.length} added${examples(added)}, ${changed.length} changed${examples(changed)}, ` +
        (removes
          ? `${absent.length} removed${examples(absent)}.`
          : `${absent.length} only in the store${examples(absent)} (not deleted without --remove).`),
    ]),
    `Bundles: ${writes.length} to write, ${upToDate} up to date, ${deletes.length} obsolete to delete.`,
  ];
}
