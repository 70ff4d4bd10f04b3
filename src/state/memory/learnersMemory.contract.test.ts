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
const practised = (userId: string, at: number) =>
  activityOf('practice', { userId, day: dayOf(FIRST_DAY + at), startedAt: at, right: ['letter:ధ'], mixedUp: ['ధ ద'] });
const yes = () => Promise.resolve(true);

test('what is recorded is remembered, in the store and on the page that is open', async () => {
  const data = openLearnerData(documents, 'sita');
  data.memory.watch(() => {});
  await expect.poll(() => data.memory.now().kind).toBe('loaded');
  const activity = practised('sita', 0);
  const recording = { id: 'one', activity, also: null };
  await recordActivity(documents, recording);
  data.recorded(recording);
  const shown = data.memory.now();
  if (shown.kind !== 'loaded') throw new Error('not there');
  expect(shown.value.letters).toEqual(rebuildMemory([activity]).letters);
  expect(await readMemory(documents, 'sita', yes)).toMatchObject({ letters: shown.value.letters });
  expect(dueItems([shown.value.letters], FIRST_DAY + 30, 9)).toEqual(['letter:ధ']);
});

test('a learner from before there was a memory has one, made from what they did', async () => {
  const activities = [0, 3, 9].map((at) => practised('ravi', at));
  for (const [at, data] of activities.entries()) {
    valueOf(await documents.batch([{ write: 'add', collection: 'activities', id: `ravi-${at}`, data }]));
  }
  expect(await readMemory(documents, 'ravi', yes)).toEqual(rebuildMemory(activities));
  expect(valueOf(await documents.get('letterMemories', 'ravi'))).toMatchObject(rebuildMemory(activities).letters);
});

test('the letters are known by themselves, also to who has none kept yet, and with what is recorded', async () => {
  const activities = [0, 3].map((at) => practised('mina', at));
  for (const [at, data] of activities.entries()) {
    valueOf(await documents.batch([{ write: 'add', collection: 'activities', id: `mina-${at}`, data }]));
  }
  expect(await readLetterMemory(documents, 'mina', () => readMemory(documents, 'mina', yes))).toEqual(
    rebuildMemory(activities).letters,
  );

  const data = openLearnerData(documents, 'mina');
  expect(await data.letterMemory.value()).toMatchObject(rebuildMemory(activities).letters);
  expect(data.memory.now().kind).toBe('loading');
  const activity = practised('mina', 9);
  data.recorded({ id: 'three', activity, also: null });
  expect(await data.letterMemory.value()).toMatchObject(rebuildMemory([...activities, activity]).letters);
});

test('old days are taken out of the store, and nothing that is asked changes by it', async () => {
  const activities = Array.from({ length: 120 }, (_, at) => practised('gita', at));
  for (const some of [activities.slice(0, 60), activities.slice(60)])
    valueOf(await documents.batch(some.flatMap((activity) => activityWrites(`gita-${activity.startedAt}`, activity))));
  await readMemory(documents, 'gita', yes);
  const daysOf = async () =>
    Object.keys(valueOf(await documents.get('letterMemories', 'gita'))?.items['letter:ధ'] ?? {}).length;
  await expect.poll(daysOf).toBe(8);
  const kept = valueOf(await documents.get('letterMemories', 'gita'));
  expect(kept).toMatchObject(rebuildMemory(activities).letters);
});
