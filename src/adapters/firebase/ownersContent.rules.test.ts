// The app reads what `npm run content` writes, tested on a real store: made-up poems in several bundles, and the number
// of reads they cost.
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreRest } from '../../../scripts/content/firestoreRest.mjs';
import { planUpload } from '../../../scripts/content/plan.mjs';
import { carryOut, readStored } from '../../../scripts/content/upload.mjs';
import { bundlesOf } from '../../domain/content/bundles';
import { contentChanges, mergedOver } from '../../domain/content/changes';
import { mapShelf } from '../ownersContent/countedStore.testing';
import { openOwnersContent, type ContentStore } from '../ownersContent/ownersContent';
import { openContentStore } from './contentStore';
import { noEmulator, runningEmulator } from './emulatorContext.testing';

const HOUR = 3_600_000;
const VERSE = 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు\nచూడ చూడ రుచుల జాడ వేరు\nపురుషులందు పుణ్య పురుషులు వేరయా\nవిశ్వదాభిరామ వినుర వేమ!';
const poem = (at: number, title = `పద్యం ${at}`) => ({
  id: `made-up-${at}`,
  poetId: 'vemana',
  title,
  previewText: VERSE.split('\n')[0] ?? '',
  tags: ['humility'],
  teluguText: VERSE,
  teluguMeaning: 'ఉప్పు, కర్పూరం చూడడానికి ఒకేలా ఉంటాయి. కానీ పరిశీలించి చూస్తే వాటి రుచులు వేరని తెలుస్తుంది. '.repeat(2),
  englishTranslation: 'Salt and camphor look alike, but look closely and their tastes differ. '.repeat(3),
});
const madeUpPoems = (count: number) => Array.from({ length: count }, (_, at) => poem(at));
/** Enough for several bundles; more poems would only repeat the same calls. */
const MANY = madeUpPoems(1500);
const packing = { bundlesOf, contentChanges, mergedOver };

describe.skipIf(noEmulator)('an owner’s many poems (skipped only when there is no emulator)', () => {
  let app: FirebaseApp;
  let server: ContentStore;
  let rest: ReturnType<typeof firestoreRest>;

  beforeAll(() => {
    const { firestoreHost, projectId } = runningEmulator();
    const { hostname, port } = new URL(`http://${firestoreHost}`);
    app = initializeApp({ projectId }, 'the owner');
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, hostname, Number(port), { mockUserToken: 'owner' });
    server = openContentStore(firestore);
    rest = firestoreRest({ projectId, token: async () => 'owner', emulatorHost: firestoreHost });
  });

  afterAll(async () => {
    if (rest) {
      for (const id of (await rest.column('contentBundles', 'version')).keys())
        await rest.delete(`contentBundles/${id}`);
      await rest.delete('contentManifest/current');
    }
    if (app) await deleteApp(app);
  });

  const upload = async (poems: readonly { id: string }[], store = rest) => {
    const plan = planUpload(packing, await readStored(store), { poems }, { removes: false });
    const steps: string[] = [];
    await carryOut(store, plan, (done: number, all: number) => steps.push(`${done} of ${all}`));
    return { plan, steps };
  };

  /** Counts the reads of a device. The tests of the security rules check who may read. */
  const asDevice = async (work: (counted: ContentStore, reads: () => number) => Promise<void>) => {
    let reads = 0;
    const counted: ContentStore = {
      manifest: () => ((reads += 1), server.manifest()),
      bundle: (id) => ((reads += 1), server.bundle(id)),
      async collection(name, most) {
        const found = await server.collection(name, most);
        reads += Math.max(1, found.length);
        return found;
      },
      document: (name, id) => ((reads += 1), server.document(name, id)),
    };
    await work(counted, () => {
      const count = reads;
      reads = 0;
      return count;
    });
  };

  it('are uploaded, also after an interruption, and are up to date when uploaded again', async () => {
    let left = 3;
    const breaking = {
      ...rest,
      set: (path: string, fields: object) =>
        (left -= 1) < 0 ? Promise.reject(new Error('ended')) : rest.set(path, fields),
    };
    await expect(upload(MANY, breaking)).rejects.toThrow('ended');
    expect(await rest.get('contentManifest/current')).toBeNull();

    const { plan, steps } = await upload(MANY);
    expect(plan.upToDate).toBe(3);
    expect(plan.changes.poems?.added).toHaveLength(MANY.length);
    expect(steps.at(-1)).toBe(`${plan.writes.length + 1} of ${plan.writes.length + 1}`);

    const again = await upload(MANY);
    expect(again.plan).toMatchObject({ writes: [], changesManifest: false, deletes: [] });
    expect(again.steps).toEqual([]);
  });

  it('cost a device one read per bundle, then one read per hour, and two after a poem changed', async () => {
    await upload(MANY);
    const shelf = mapShelf();
    let clock = Date.now();
    await asDevice(async (device, reads) => {
      const visit = () => openOwnersContent(device, shelf, () => clock).all('poems');
      expect(await visit()).toHaveLength(MANY.length);
      const bundles = (await rest.column('contentBundles', 'version')).size;
      expect(reads()).toBe(1 + bundles);
      expect(bundles).toBeGreaterThan(3);
      expect(bundlesOf('poems', madeUpPoems(5000))?.length).toBeLessThanOrEqual(32);

      expect(await visit()).toHaveLength(MANY.length);
      expect(reads()).toBe(0);

      clock += 2 * HOUR;
      expect(await visit()).toHaveLength(MANY.length);
      expect(reads()).toBe(1);

      const { plan } = await upload([poem(77, 'మారిన పద్యం')]);
      expect(plan.changes.poems).toMatchObject({ added: [], changed: ['made-up-77'] });
      expect(plan.writes).toHaveLength(1);
      clock += 2 * HOUR;
      expect((await visit()).find(({ id }) => id === 'made-up-77')?.title).toBe('మారిన పద్యం');
      expect(reads()).toBe(2);
    });
  });

  it('leave documents from the Firebase console unchanged, and the app reads both', async () => {
    await rest.set('poets/of-the-console', { name: 'Somebody', period: 'today' });
    await upload([poem(1)]);
    await asDevice(async (device) => {
      const poets = await openOwnersContent(device, mapShelf()).all('poets');
      expect(poets.map(({ id }) => id)).toContain('of-the-console');
    });
    await rest.delete('poets/of-the-console');
  });
});
