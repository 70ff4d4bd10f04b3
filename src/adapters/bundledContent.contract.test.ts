import { describe, expect, it } from 'vitest';
import type { Documents } from '../ports/documents';
import { withBundledContent } from './bundledContent';
import { connectTo } from './embedded/database';
import { openEmbeddedDocuments } from './embedded/documents';

const poem = (id: string) => ({
  id,
  poetId: 'vemana',
  title: id,
  previewText: '',
  tags: [],
  teluguText: '',
  teluguMeaning: '',
  englishTranslation: '',
});

const store = (poems: string[]): Documents =>
  openEmbeddedDocuments(connectTo(), {
    translations: async () => [],
    poets: async () => [],
    poems: async () => poems.map(poem),
  });

const titles = async (documents: Documents) => {
  const listed = await documents.list('poems');
  return listed.ok ? listed.value.map(({ id }) => id) : listed.error.kind;
};

describe('a hosted store', () => {
  it('without poems of its own shows those that came with the app', async () => {
    const documents = withBundledContent(store([]), store(['bundled']));
    expect(await titles(documents)).toEqual(['bundled']);
    expect(await documents.get('poems', 'bundled')).toMatchObject({ ok: true, value: { id: 'bundled' } });
    expect(await documents.count('poems')).toEqual({ ok: true, value: 1 });
  });

  it('with poems of its own shows those', async () => {
    const documents = withBundledContent(store(['own']), store(['bundled']));
    expect(await titles(documents)).toEqual(['own']);
    expect(await documents.count('poems')).toEqual({ ok: true, value: 1 });
  });

  it('that cannot be reached does not take the poems away, and keeps to itself what is a learner’s', async () => {
    const away = { ok: false, error: { kind: 'unavailable', detail: '' } } as const;
    const hosted: Documents = { ...store([]), get: async () => away, list: async () => away, count: async () => away };
    const documents = withBundledContent(hosted, store(['bundled']));
    expect(await titles(documents)).toEqual(['bundled']);
    expect(await documents.get('userPreferences', 'sita')).toEqual(away);
  });
});
