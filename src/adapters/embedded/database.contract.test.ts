import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activityOf } from '../../domain/activity/activities.testing';
import { valueOf } from '../../ports/documentsExamples.testing';
import { connectTo } from './database';
import { NO_SHARED_CONTENT, openEmbeddedDocuments } from './documents';
import { openEmbeddedIdentity } from './identity';
import { recordOf } from './indexes';

let name = '';
let connect = connectTo('');

beforeEach(() => {
  name = `upgrade-${crypto.randomUUID()}`;
  connect = connectTo(name);
});
afterEach(async () => {
  (await connect()).close();
  await deleteDB(name);
});

/** Creates the database of the first version of the app. */
async function createFirstVersion() {
  const database = await openDB(name, 1, {
    upgrade(made) {
      for (const store of ['userPreferences', 'learnerSummaries']) made.createObjectStore(store, { keyPath: 'id' });
      for (const store of ['quizResults', 'learningSessions', 'activities']) {
        const records = made.createObjectStore(store, { keyPath: 'id' });
        records.createIndex('byTime', ['keys.userId', store === 'activities' ? 'keys.startedAt' : 'keys.timestamp']);
      }
      made.createObjectStore('learners', { keyPath: 'id' });
      made.createObjectStore('device');
      made.createObjectStore('events', { autoIncrement: true });
    },
  });
  const { hesitant: _, mixedUp: _mixedUp, toldApart: _toldApart, ...before } = activityOf('exercise');
  await database.put('activities', recordOf('activities', 'old', before));
  await database.put('userPreferences', recordOf('userPreferences', 'sita', { age: 8, isProfileComplete: true }));
  await database.put('learners', { id: 'sita', name: 'Sita', email: 'sita@example.com' });
  database.close();
}

test('a database of the first version keeps its data and accepts new collections', async () => {
  await createFirstVersion();
  const documents = openEmbeddedDocuments(connect);
  expect(valueOf(await documents.newest('activities', 'sita', 5))).toEqual([{ ...activityOf('exercise'), id: 'old' }]);
  expect(valueOf(await documents.get('userPreferences', 'sita'))).toMatchObject({ age: 8, isProfileComplete: true });
  valueOf(await documents.set('letterMemories', 'sita', { items: { 'letter:అ': { '20772': 1 } } }));
  expect(valueOf(await documents.get('letterMemories', 'sita'))).toMatchObject({
    items: { 'letter:అ': { '20772': 1 } },
  });
  expect(await (await connect()).get('learners', 'sita')).toMatchObject({ name: 'Sita' });
});

test('after a rollback, a database of a newer version is used unchanged', async () => {
  valueOf(await openEmbeddedDocuments(connect).set('userPreferences', 'sita', { age: 8 }));
  (await connect()).close();
  const newer = await openDB(name, 99, { upgrade: (database) => void database.createObjectStore('notYetKnown') });
  newer.close();
  connect = connectTo(name);
  const documents = openEmbeddedDocuments(connect);
  expect(valueOf(await documents.get('userPreferences', 'sita'))).toMatchObject({ age: 8 });
  valueOf(await documents.set('userPreferences', 'sita', { age: 9 }));
  expect((await connect()).objectStoreNames.contains('notYetKnown')).toBe(true);
});

test('a database with missing stores is repaired and keeps the rest', async () => {
  const broken = await openDB(name, 99, {
    upgrade: (database) => void database.createObjectStore('learners', { keyPath: 'id' }),
  });
  await broken.put('learners', { id: 'sita', name: 'Sita', email: '' });
  broken.close();
  valueOf(await openEmbeddedDocuments(connect).set('userPreferences', 'sita', { age: 8 }));
  expect(await (await connect()).get('learners', 'sita')).toMatchObject({ name: 'Sita' });
});

test('a store without its indexes or with other keys is repaired and keeps its records', async () => {
  const broken = await openDB(name, 2, {
    upgrade: (database) => {
      database.createObjectStore('activities', { keyPath: 'id' });
      database.createObjectStore('learners');
    },
  });
  await broken.put('activities', recordOf('activities', 'old', activityOf('exercise')));
  await broken.put('learners', { id: 'sita', name: 'Sita', email: '' }, 'some key');
  broken.close();
  const documents = openEmbeddedDocuments(connect);
  expect(valueOf(await documents.newest('activities', 'sita', 5))).toHaveLength(1);
  expect(await (await connect()).get('learners', 'sita')).toMatchObject({ name: 'Sita' });
});

test('an older version open in another window is reported, and the database opens once that window closes', async () => {
  await createFirstVersion();
  const otherWindow = await openDB(name, 1);
  connect = connectTo(name, 50);
  const documents = openEmbeddedDocuments(connect);
  expect(await documents.get('userPreferences', 'sita')).toMatchObject({ ok: false, error: { kind: 'storage-held' } });
  otherWindow.close();
  await expect.poll(async () => (await documents.get('userPreferences', 'sita')).ok).toBe(true);
});

test('the readable data of a broken database can be saved before an empty one replaces it', async () => {
  const broken = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore('userPreferences') });
  await broken.put('userPreferences', { id: 'sita', data: { age: 8 } }, 'sita');
  broken.close();
  const { deviceLearners } = openEmbeddedIdentity(connect, name);
  expect(await deviceLearners?.salvage()).toContain('"age": 8');
  valueOf(await (deviceLearners?.reset() ?? Promise.reject(new Error('no learners here'))));
  expect(await deviceLearners?.salvage()).toBeNull();
  expect(valueOf(await openEmbeddedDocuments(connect).get('userPreferences', 'sita'))).toBeNull();
});

test('nothing is written for a learner who is not on the device or was erased', async () => {
  const documents = openEmbeddedDocuments(connect, NO_SHARED_CONTENT, 'on-this-device');
  const add = { write: 'add', collection: 'activities', id: 'one', data: activityOf('exercise') } as const;
  const gone = { ok: false, error: { kind: 'gone' } };
  expect(await documents.batch([add])).toMatchObject(gone);
  await (await connect()).put('learners', { id: 'sita', name: 'Sita', email: '' });
  valueOf(await documents.batch([add]));
  valueOf(await documents.eraseLearner('sita'));
  expect(await documents.batch([{ ...add, id: 'two' }])).toMatchObject(gone);
  expect(await documents.set('userPreferences', 'sita', { age: 9 })).toMatchObject(gone);
  for (const store of (await connect()).objectStoreNames) expect(await (await connect()).count(store)).toBe(0);
});
