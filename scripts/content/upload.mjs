/** @typedef {ReturnType<typeof import('./firestoreRest.mjs').firestoreRest>} Store */
/** @typedef {import('./plan.mjs').Stored} Stored */
/** @typedef {import('./plan.mjs').Plan} Plan */

const COLLECTIONS = ['translations', 'poets', 'poems'];

/** Also finds bundles of an interrupted run. @param {Store} store @returns {Promise<Stored>} */
export async function readStored(store) {
  const found = await store.get('contentManifest/current');
  const manifest = found ? { bundles: found['bundles'] ?? [], collections: found['collections'] ?? [] } : null;
  /** @type {Stored['entries']} */
  const entries = { poems: [], poets: [], words: [] };
  for (const { id, kind } of manifest?.bundles ?? []) {
    const bundle = await store.get(`contentBundles/${id}`);
    if (bundle) entries[/** @type {keyof typeof entries} */ (kind)].push(...JSON.parse(bundle['entries']));
  }
  const versions = await store.column('contentBundles', 'version');
  const filled = await Promise.all(COLLECTIONS.map((name) => store.hasAny(name)));
  return { manifest, entries, versions, collections: COLLECTIONS.filter((_, at) => filled[at]) };
}

/**
 * Writes the bundles first and the manifest last: if the run is interrupted, devices still use the old manifest, and the
 * next run writes only what is missing.
 * @param {Store} store @param {Plan} plan @param {(done: number, all: number) => void} progress
 */
export async function carryOut(store, { writes, manifest, changesManifest, deletes }, progress) {
  const all = writes.length + (changesManifest ? 1 : 0) + deletes.length;
  let done = 0;
  const step = (/** @type {Promise<void>} */ work) => work.then(() => progress((done += 1), all));
  for (const { id, ...fields } of writes) await step(store.set(`contentBundles/${id}`, fields));
  if (changesManifest) await step(store.set('contentManifest/current', manifest));
  for (const id of deletes) await step(store.delete(`contentBundles/${id}`));
}
