import type { OwnedName } from '../../ports/collections';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { easyResultOf, passedEasy, valueOf, type OpenedDocuments } from '../../ports/documentsExamples.testing';
import { storedDocumentsContract } from '../../ports/documentsStored.contract';
import { recordedDocumentsContract } from '../../ports/documentsRecorded.contract';
import { newId } from '../../browser/newId';
import { connectTo, type Connect } from './database';
import { NO_SHARED_CONTENT, openEmbeddedDocuments, type SharedContent } from './documents';
import { recordOf } from './indexes';

const shared: SharedContent = {
  ...NO_SHARED_CONTENT,
  poets: { all: () => Promise.resolve([{ id: 'vemana', name: 'వేమన', period: '17th century' }]) },
};

async function openHere(): Promise<OpenedDocuments> {
  const name = `test-${newId()}`;
  const connect = connectTo(name);
  const tabs: Connect[] = [connect];
  return {
    documents: openEmbeddedDocuments(connect, shared),
    userId: newId(),
    elsewhere: async () => {
      const tab = connectTo(name);
      tabs.push(tab);
      return openEmbeddedDocuments(tab, shared);
    },
    async plant(collection, entries) {
      const change = (await connect()).transaction(collection, 'readwrite');
      for (const { id, data } of entries) void change.store.put(recordOf(collection as OwnedName, id, { ...data }));
      await change.done;
    },
    goOffline: () => Promise.resolve(),
    goOnline: () => Promise.resolve(),
    async close() {
      for (const tab of tabs) (await tab()).close();
      await deleteDB(name);
    },
  };
}

storedDocumentsContract('on the device', openHere);
recordedDocumentsContract('on the device', openHere);

describe('documents on the device', () => {
  let opened: OpenedDocuments;

  beforeEach(async () => {
    opened = await openHere();
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await opened.close();
  });

  it('count up to the limit with the index alone, without reading a document', async () => {
    const { documents, userId, plant } = opened;
    const entries = Array.from({ length: 700 }, (_, at) => ({
      id: `${at}`,
      data: easyResultOf(userId, { percentage: at % 7 === 0 ? 40 : 90 }),
    }));
    await plant('quizResults', entries);
    const count = vi.spyOn(IDBIndex.prototype, 'count');
    const reads = [
      vi.spyOn(IDBIndex.prototype, 'getAll'),
      vi.spyOn(IDBIndex.prototype, 'get'),
      vi.spyOn(IDBIndex.prototype, 'openCursor'),
      vi.spyOn(IDBIndex.prototype, 'openKeyCursor'),
      vi.spyOn(IDBObjectStore.prototype, 'getAll'),
      vi.spyOn(IDBObjectStore.prototype, 'get'),
      vi.spyOn(IDBObjectStore.prototype, 'openCursor'),
    ];
    expect(valueOf(await documents.count('quizResults', passedEasy(userId)))).toBe(500);
    expect(count).toHaveBeenCalledTimes(1);
    for (const read of reads) expect(read).not.toHaveBeenCalled();
  });

  it('report full storage, and keep the existing data', async () => {
    const { documents, userId } = opened;
    valueOf(await documents.set('userPreferences', userId, { age: 8 }));
    const full = new DOMException('no space left', 'QuotaExceededError');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full;
    });
    const refused = await documents.set('userPreferences', userId, { likes: ['kites'] });
    expect(refused).toMatchObject({ ok: false, error: { kind: 'storage-full' } });
    expect(valueOf(await documents.get('userPreferences', userId))).toMatchObject({ age: 8, likes: [] });
  });

  it('report blocked storage for every method', async () => {
    const blocked = openEmbeddedDocuments(() => Promise.reject(new DOMException('no storage here', 'SecurityError')));
    const expected = { ok: false, error: { kind: 'storage-blocked' } };
    expect(await blocked.get('userPreferences', 'sita')).toMatchObject(expected);
    expect(await blocked.list('quizResults')).toMatchObject(expected);
    expect(await blocked.count('quizResults')).toMatchObject(expected);
    expect(await blocked.set('userPreferences', 'sita', { age: 8 })).toMatchObject(expected);
    expect(await blocked.add('quizResults', easyResultOf('sita'))).toMatchObject(expected);
    expect(await blocked.eraseLearner('sita')).toMatchObject(expected);
  });

  it('can be read through a new connection', async () => {
    const { documents, userId } = opened;
    valueOf(await documents.set('userPreferences', userId, { age: 8 }));
    const again = await opened.elsewhere();
    expect(valueOf(await again.get('userPreferences', userId))).toMatchObject({ age: 8 });
  });
});
