import { describe, expect, it } from 'vitest';
import { countedStore, mapShelf, noOwnersDocuments, type OwnersDocuments, uploaded } from './countedStore.testing';
import { lazyContentStore } from './lazyContentStore';
import { openOwnersContent } from './ownersContent';

const HOUR = 3_600_000;
const VERSE = 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు చూడ చూడ రుచుల జాడ వేరు '.repeat(12);

const poem = (id: string, title = id) => ({ id, poetId: 'owner', title, teluguText: VERSE });
const poems = (count: number) => Array.from({ length: count }, (_, at) => poem(`made-up-${at}`));

/** A device with its own clock and shelf; each visit reloads the page. */
function device(owned: OwnersDocuments) {
  let clock = Date.UTC(2026, 10, 16);
  const counted = countedStore(owned);
  const shelf = mapShelf();
  return {
    ...counted,
    shelf,
    later: (milliseconds: number) => {
      clock += milliseconds;
    },
    visit: () => openOwnersContent(counted.store, shelf, () => clock),
  };
}

describe('5,000 poems of an owner', () => {
  const FIVE_THOUSAND = poems(5000);
  const stored = uploaded({ poems: FIVE_THOUSAND });

  it('cost about twenty reads on the first visit, none within an hour, and one later', async () => {
    const phone = device(stored);
    expect(await phone.visit().all('poems')).toHaveLength(5000);
    const first = phone.reads();
    expect(first.manifest).toBe(1);
    expect(first.documents).toBe(0);
    expect(first.bundles).toBeGreaterThan(1);
    expect(first.bundles).toBeLessThanOrEqual(32);

    expect(await phone.visit().all('poems')).toHaveLength(5000);
    expect(phone.reads()).toEqual({ manifest: 0, bundles: 0, documents: 0 });

    phone.later(2 * HOUR);
    expect(await phone.visit().all('poems')).toHaveLength(5000);
    expect(phone.reads()).toEqual({ manifest: 1, bundles: 0, documents: 0 });
  });

  it('cost two reads after one of them changed', async () => {
    const phone = device(stored);
    await phone.visit().all('poems');
    phone.reads();
    phone.replaceWith(uploaded({ poems: [...FIVE_THOUSAND.slice(1), poem('made-up-0', 'corrected')] }));
    phone.later(2 * HOUR);
    const found = await phone.visit().all('poems');
    expect(found.find(({ id }) => id === 'made-up-0')?.title).toBe('corrected');
    expect(phone.reads()).toEqual({ manifest: 1, bundles: 1, documents: 0 });
  });

  it('are not all loaded to open a single one', async () => {
    const phone = device(stored);
    expect(await phone.visit().one('poems', 'made-up-4321')).toMatchObject({ title: 'made-up-4321' });
    expect(await phone.visit().one('poems', 'of-nobody')).toBeNull();
    expect(phone.reads().bundles).toBeLessThanOrEqual(2);
  });
});

describe('an owner’s content', () => {
  it('that does not exist costs two reads per hour', async () => {
    const phone = device(noOwnersDocuments());
    await phone.visit().all('poems');
    await phone.visit().all('poems');
    expect(await phone.visit().all('poems')).toEqual([]);
    expect(phone.reads()).toEqual({ manifest: 1, bundles: 0, documents: 1 });
  });

  it('in separate documents is read too, and replaces entries of a bundle', async () => {
    const phone = device(
      uploaded({ poems: [poem('a', 'bundle'), poem('b', 'bundle')] }, { poems: [poem('b', 'document')] }),
    );
    const titles = (await phone.visit().all('poems')).map(({ id, title }) => `${id} ${title}`);
    expect(titles).toEqual(['a bundle', 'b document']);
    expect(await phone.visit().one('poems', 'b')).toMatchObject({ title: 'document' });
    expect(phone.reads()).toEqual({ manifest: 1, bundles: 1, documents: 1 });
  });

  it('costs one read for one document', async () => {
    const phone = device({ ...noOwnersDocuments(), collections: { poems: poems(300) } });
    expect(await phone.visit().one('poems', 'made-up-7')).toMatchObject({ id: 'made-up-7' });
    expect(phone.reads()).toEqual({ manifest: 1, bundles: 0, documents: 1 });
  });

  it('is not read from collections that the manifest does not name', async () => {
    const phone = device(uploaded({ poems: [poem('a')] }));
    expect(await phone.visit().all('translations')).toEqual([]);
    expect(phone.reads()).toEqual({ manifest: 1, bundles: 0, documents: 0 });
  });

  it('stays readable offline, however old', async () => {
    const phone = device(uploaded({ poems: [poem('a')] }, { poets: [{ id: 'owner' }] }));
    await Promise.all([phone.visit().all('poems'), phone.visit().all('poets')]);
    phone.isReachable(false);
    phone.later(1000 * HOUR);
    expect(await phone.visit().all('poems')).toHaveLength(1);
    expect(await phone.visit().all('poets')).toHaveLength(1);
  });

  it('that could not be reached is requested again after a while', async () => {
    const phone = device(uploaded({ poems: [poem('a')] }));
    phone.isReachable(false);
    const page = phone.visit();
    expect(await page.all('poems')).toEqual([]);
    phone.isReachable(true);
    expect(await page.all('poems')).toEqual([]);
    phone.later(60_000);
    expect(await page.all('poems')).toHaveLength(1);
    expect(await page.one('poems', 'a')).toMatchObject({ id: 'a' });
    expect(phone.reads()).toEqual({ manifest: 1, bundles: 1, documents: 0 });
  });

  it('that two screens request at the same time is read once', async () => {
    const phone = device(uploaded({ poems: poems(10), poets: [{ id: 'owner' }] }));
    const page = phone.visit();
    await Promise.all([page.all('poems'), page.all('poems'), page.all('poets'), page.one('poems', 'made-up-1')]);
    expect(phone.reads()).toEqual({ manifest: 1, bundles: 2, documents: 0 });
  });

  it('that is removed from the manifest is removed from the device', async () => {
    const phone = device(uploaded({ poems: poems(3) }));
    await phone.visit().all('poems');
    phone.replaceWith(uploaded({}));
    phone.later(2 * HOUR);
    expect(await phone.visit().all('poems')).toEqual([]);
    expect([...phone.shelf.stored.keys()]).toEqual(['manifest']);
  });

  it.each([
    ['a manifest', { manifest: { readAt: 'soon', value: 7 } }],
    ['a manifest from the future', { manifest: { readAt: 9e15, value: { bundles: [], collections: [] } } }],
    ['a bundle', { 'bundle:poems-1-0': { version: 'x', entries: '{' } }],
  ])('is read again when the device has %s that is invalid', async (_, stored) => {
    const phone = device(uploaded({ poems: [poem('a')] }));
    for (const [key, value] of Object.entries(stored)) phone.shelf.stored.set(key, value);
    expect(await phone.visit().all('poems')).toHaveLength(1);
  });

  it('drops an invalid entry', async () => {
    const broken = uploaded({ poems: [poem('a')] });
    for (const bundle of broken.bundles.values())
      broken.bundles.set(bundle.id, { ...bundle, entries: '[7, null, {"title":"no id"}, {"id":"a"}]' });
    expect(await device(broken).visit().all('poems')).toHaveLength(1);
  });

  it('loads the code of the store with the first request, and never offline', async () => {
    const { store, reads } = countedStore(uploaded({ poems: [poem('a')] }, { poets: [{ id: 'owner' }] }));
    let loads = 0;
    let isOnline = false;
    const load = async () => {
      loads += 1;
      return store;
    };
    const lazy = lazyContentStore(load, () => isOnline);
    await expect(lazy.manifest()).rejects.toThrow('no network');
    expect(loads).toBe(0);
    isOnline = true;
    const content = openOwnersContent(lazy, mapShelf());
    expect(await content.all('poems')).toHaveLength(1);
    expect(await content.one('poets', 'owner')).toMatchObject({ id: 'owner' });
    expect(await content.all('poets')).toHaveLength(1);
    expect(reads()).toEqual({ manifest: 1, bundles: 1, documents: 2 });
  });
});
