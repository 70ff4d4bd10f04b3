import { deleteDB } from 'idb';
import { afterAll, expect, test } from 'vitest';
import { connectTo } from '../../adapters/embedded/database';
import { openEmbeddedDocuments } from '../../adapters/embedded/documents';
import { activityOf } from '../../domain/activity/activities.testing';
import { dayOf } from '../../domain/progress/calendar';
import { dueItems } from '../../domain/memory/dueItems';
import { rebuildMemory } from '../../domain/memory/withMemoryChange';
import { valueOf } from '../../ports/documentsExamples.testing';
import { activityWrites } from '../recording/activityWrites';
import { openLearnerData } from './learnerData';
import { readLetterMemory, readMemory } from './learnersMemory';
import { recordActivity } from '../recording/recordActivity';

const name = `memory-${crypto.randomUUID()}`;
const connect = connectTo(name);
const documents = openEmbeddedDocuments(connect);

afterAll(async () => {
  (await connect()).close();
  await deleteDB(name);
});

const FIRST_DAY = 20_700;
const practiced = (userId: string, at: number) =>
  activityOf('practice', { userId, day: dayOf(FIRST_DAY + at), startedAt: at, right: ['letter:ధ'], mixedUp: ['ధ ద'] });
const hasActivities = () => Promise.resolve(true);

test('a recorded activity updates the memory in the store and on the open page', async () => {
  const data = openLearnerData(documents, 'sita');
  data.memory.watch(() => {});
  await expect.poll(() => data.memory.now().kind).toBe('loaded');
  const activity = practiced('sita', 0);
  const recording = { id: 'one', activity, also: null };
  await recordActivity(documents, recording);
  data.recorded(recording);
  const shown = data.memory.now();
  if (shown.kind !== 'loaded') throw new Error('not there');
  expect(shown.value.letters).toEqual(rebuildMemory([activity]).letters);
  expect(await readMemory(documents, 'sita', hasActivities)).toMatchObject({ letters: shown.value.letters });
  expect(dueItems([shown.value.letters], FIRST_DAY + 30, 9)).toEqual(['letter:ధ']);
});

test('a learner without a memory gets one rebuilt from their activities', async () => {
  const activities = [0, 3, 9].map((at) => practiced('ravi', at));
  for (const [at, data] of activities.entries()) {
    valueOf(await documents.batch([{ write: 'add', collection: 'activities', id: `ravi-${at}`, data }]));
  }
  expect(await readMemory(documents, 'ravi', hasActivities)).toEqual(rebuildMemory(activities));
  expect(valueOf(await documents.get('letterMemories', 'ravi'))).toMatchObject(rebuildMemory(activities).letters);
});

test('the letters can be read alone, even before they are stored, and are updated by a recorded activity', async () => {
  const activities = [0, 3].map((at) => practiced('mina', at));
  for (const [at, data] of activities.entries()) {
    valueOf(await documents.batch([{ write: 'add', collection: 'activities', id: `mina-${at}`, data }]));
  }
  expect(await readLetterMemory(documents, 'mina', () => readMemory(documents, 'mina', hasActivities))).toEqual(
    rebuildMemory(activities).letters,
  );

  const data = openLearnerData(documents, 'mina');
  expect(await data.letterMemory.value()).toMatchObject(rebuildMemory(activities).letters);
  expect(data.memory.now().kind).toBe('loading');
  const activity = practiced('mina', 9);
  data.recorded({ id: 'three', activity, also: null });
  expect(await data.letterMemory.value()).toMatchObject(rebuildMemory([...activities, activity]).letters);
});

test('old days are pruned from the store without changing the results', async () => {
  const activities = Array.from({ length: 120 }, (_, at) => practiced('gita', at));
  for (const some of [activities.slice(0, 60), activities.slice(60)])
    valueOf(await documents.batch(some.flatMap((activity) => activityWrites(`gita-${activity.startedAt}`, activity))));
  await readMemory(documents, 'gita', hasActivities);
  const daysOf = async () =>
    Object.keys(valueOf(await documents.get('letterMemories', 'gita'))?.items['letter:ధ'] ?? {}).length;
  await expect.poll(daysOf).toBe(8);
  const stored = valueOf(await documents.get('letterMemories', 'gita'));
  expect(stored).toMatchObject(rebuildMemory(activities).letters);
});
