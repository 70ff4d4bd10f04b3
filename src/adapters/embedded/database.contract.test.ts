import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activityOf } from '../../domain/activity/activities.testing';
import { valueOf } from '../../ports/documentsExamples.testing';
import { connectTo } from './database';
import { openEmbeddedDocuments } from './documents';
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

/** As the first version of the app made it. */
async function firstVersion() {
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

test('a database of the first version keeps what it holds, and takes what is new', async () => {
  await firstVersion();
  const documents = openEmbeddedDocuments(connect);
  expect(valueOf(await documents.newest('activities', 'sita', 5))).toEqual([{ ...activityOf('exercise'), id: 'old' }]);
  expect(valueOf(await documents.get('userPreferences', 'sita'))).toMatchObject({ age: 8, isProfileComplete: true });
  valueOf(await documents.set('letterMemories', 'sita', { items: { 'letter:అ': { '20772': 1 } } }));
  expect(valueOf(await documents.get('letterMemories', 'sita'))).toMatchObject({
    items: { 'letter:అ': { '20772': 1 } },
  });
  expect(await (await connect()).get('learners', 'sita')).toMatchObject({ name: 'Sita' });
});

test('a database of a newer version, after a rollback, is used as it is', async () => {
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

test('a database from which something is missing is made whole, and keeps the rest', async () => {
  const broken = await openDB(name, 99, {
    upgrade: (database) => void database.createObjectStore('learners', { keyPath: 'id' }),
  });
  await broken.put('learners', { id: 'sita', name: 'Sita', email: '' });
  broken.close();
  valueOf(await openEmbeddedDocuments(connect).set('userPreferences', 'sita', { age: 8 }));
  expect(await (await connect()).get('learners', 'sita')).toMatchObject({ name: 'Sita' });
});
