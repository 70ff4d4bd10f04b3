/** @typedef {ReturnType<typeof import('./firestoreRest.mjs').firestoreRest>} Store */
/** @typedef {import('./plan.mjs').There} There */
/** @typedef {import('./plan.mjs').Plan} Plan */

const COLLECTIONS = ['translations', 'poets', 'poems'];

/** What is there, whatever an earlier run left half done. @param {Store} store @returns {Promise<There>} */
export async function readThere(store) {
  const found = await store.get('contentManifest/current');
  const manifest = found ? { bundles: found['bundles'] ?? [], collections: found['collections'] ?? [] } : null;
  /** @type {There['entries']} */
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
 * Bundles first, the manifest last: a run that is ended in between has changed nothing that a learner goes by, and the
 * next one writes only what is missing.
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
