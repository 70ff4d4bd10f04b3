import { describe, expect, it } from 'vitest';
import { failed, ok } from '../domain/result';
import type { Documents, Stored } from '../ports/documents';
import type { SharedContent } from './embedded/documents';
import { withMergedContent } from './mergedContent';
import { countedStore, mapShelf, noOwnersDocuments, type OwnersDocuments } from './ownersContent/countedStore.testing';
import { openOwnersContent } from './ownersContent/ownersContent';

const poem = (id: string, poetId = 'vemana', title = 'of the app'): Stored<'poems'> => ({
  id,
  poetId,
  title,
  previewText: '',
  tags: [],
  teluguText: '',
  teluguMeaning: '',
  englishTranslation: '',
});

const bundled: SharedContent = {
  translations: { all: async () => [] },
  poets: { all: async () => [] },
  poems: { all: async () => [poem('uppu'), poem('anaga'), poem('tiyyani', 'pothana')] },
};

const unavailable = failed({ kind: 'unavailable' as const, detail: '' });
// It answers only queries for a learner's own documents.
const learners = {
  get: async () => ok('own'),
  list: async () => ok(['own']),
  count: async () => ok(7),
} as unknown as Documents;

function documentsWith(owned: OwnersDocuments, hosted = learners, content = bundled) {
  const counted = countedStore(owned);
  const documents = withMergedContent(hosted, content, openOwnersContent(counted.store, mapShelf()));
  const titles = async (filters?: Parameters<Documents['list']>[1]) => {
    const listed = await documents.list('poems', filters as never);
    return listed.ok ? listed.value.map(({ id, title }) => `${id} ${title}`) : listed.error.kind;
  };
  return { ...counted, documents, titles };
}

const owning = (...poems: Stored<'poems'>[]): OwnersDocuments => ({ ...noOwnersDocuments(), collections: { poems } });

describe('an owner’s poems', () => {
  it('are added to those of the app', async () => {
    const { documents, titles } = documentsWith(owning(poem('new', 'vemana', 'of the owner')));
    expect(await titles()).toEqual(['uppu of the app', 'anaga of the app', 'tiyyani of the app', 'new of the owner']);
    expect(await documents.count('poems')).toEqual(ok(4));
    expect(await documents.get('poems', 'uppu')).toMatchObject({ ok: true, value: { title: 'of the app' } });
    expect(await documents.get('poems', 'new')).toMatchObject({ ok: true, value: { title: 'of the owner' } });
    expect(await documents.get('poems', 'none')).toEqual(ok(null));
  });

  it('replace a poem of the app with the same id, in the same place', async () => {
    const { documents, titles } = documentsWith(owning(poem('anaga', 'vemana', 'of the owner')));
    expect(await titles()).toEqual(['uppu of the app', 'anaga of the owner', 'tiyyani of the app']);
    expect(await documents.get('poems', 'anaga')).toMatchObject({ ok: true, value: { title: 'of the owner' } });
  });

  it('are filtered after the merge', async () => {
    const { titles, documents } = documentsWith(owning(poem('uppu', 'pothana', 'of the owner')));
    expect(await titles([{ field: 'poetId', is: '==', value: 'pothana' }] as never)).toEqual([
      'uppu of the owner',
      'tiyyani of the app',
    ]);
    expect(await documents.count('poems', [{ field: 'poetId', is: '==', value: 'vemana' }])).toEqual(ok(1));
  });

  it('that cannot be reached leave the app’s own poems available', async () => {
    const { titles, isReachable } = documentsWith(owning(poem('new')));
    isReachable(false);
    expect(await titles()).toEqual(['uppu of the app', 'anaga of the app', 'tiyyani of the app']);
  });

  it('are reported as unavailable when the app’s own poems cannot be loaded', async () => {
    const broken = { ...bundled, poems: { all: () => Promise.reject(new Error('no network')) } };
    const { documents, titles } = documentsWith(noOwnersDocuments(), learners, broken);
    expect(await titles()).toBe('unavailable');
    expect(await documents.get('poems', 'uppu')).toMatchObject({ ok: false });
    expect(await documents.count('poems')).toMatchObject({ ok: false });
  });

  it('do not affect a learner’s own documents', async () => {
    const { documents, reads } = documentsWith(owning());
    expect(await documents.get('userPreferences', 'sita')).toEqual(ok('own'));
    expect(await documents.list('activities')).toEqual(ok(['own']));
    expect(await documents.count('quizResults')).toEqual(ok(7));
    expect(reads()).toEqual({ manifest: 0, bundles: 0, documents: 0 });
    const unreachable = { ...learners, get: async () => unavailable } as unknown as Documents;
    expect(await documentsWith(owning(), unreachable).documents.get('userPreferences', 'sita')).toEqual(unavailable);
  });
});
