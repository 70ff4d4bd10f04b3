import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedAnalytics } from '../../adapters/embedded/analytics';
import { connectTo } from '../../adapters/embedded/database';
import { NO_SHARED_CONTENT, openEmbeddedDocuments } from '../../adapters/embedded/documents';
import { newId } from '../../browser/newId';
import { forgetLearnersKeys } from '../../browser/storage';
import { activityOf } from '../../domain/activity/activities.testing';
import { learnedPoemActivity, learnedPoemId } from '../../domain/padyalu/learnedPoem';
import { rebuildSummary } from '../../domain/progress/rebuildSummary';
import { failed } from '../../domain/result';
import type { Documents } from '../../ports/documents';
import { valueOf } from '../../ports/documentsExamples.testing';
import { activityWrites } from '../../state/recording/activityWrites';
import { makeCopy } from './exportLearnerData';
import { importCopy } from './importLearnerData';

const learner = (id: string) => ({ id, name: id, email: '' });
const sita = learner('sita');
const ravi = learner('ravi');

let name = '';
let connect = connectTo('');
let documents: Documents;

beforeEach(async () => {
  name = `import-${newId()}`;
  connect = connectTo(name);
  documents = openEmbeddedDocuments(connect, NO_SHARED_CONTENT, 'on-this-device');
  for (const one of [sita, ravi]) await (await connect()).put('learners', one);
});

afterEach(async () => {
  for (const { id } of [sita, ravi]) forgetLearnersKeys(id);
  (await connect()).close();
  await deleteDB(name);
});

const activitiesOf = async (userId: string) =>
  valueOf(await documents.list('activities', [{ field: 'userId', is: '==', value: userId }]));

async function expectSummaryOf(userId: string) {
  const { id: _, ...summary } = valueOf(await documents.get('learnerSummaries', userId)) ?? { id: '' };
  expect(summary).toEqual(rebuildSummary(await activitiesOf(userId)));
}

const copyOf = (activities: readonly object[], others: object = {}) =>
  JSON.stringify({ format: 'aksharam-learner', version: 1, collections: { activities, ...others } });

const manyActivities = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...activityOf('practice', { right: [`letter:${String.fromCodePoint(0xc15 + (at % 30))}`], tasksDone: 1 }),
    id: `record-${at}`,
    day: `2026-11-${String(1 + (at % 28)).padStart(2, '0')}`,
  }));

test('an interrupted import leaves a summary that matches the stored activities', async () => {
  let batchesLeft = 1;
  const failing: Documents = {
    ...documents,
    batch: (writes) => {
      batchesLeft -= 1;
      return batchesLeft >= 0
        ? documents.batch(writes)
        : Promise.resolve(failed({ kind: 'unknown', detail: 'killed' }));
    },
  };
  expect(await importCopy(failing, sita, copyOf(manyActivities(450)))).toEqual({ kind: 'failed' });
  expect((await activitiesOf('sita')).length).toBeGreaterThan(0);
  await expectSummaryOf('sita');
  expect(await importCopy(documents, sita, copyOf(manyActivities(450)))).toMatchObject({ kind: 'imported' });
  expect(await activitiesOf('sita')).toHaveLength(450);
  await expectSummaryOf('sita');
});

test('the same file can be imported for two learners of one device, and counts for each', async () => {
  const copy = copyOf(manyActivities(60));
  for (const one of [sita, ravi, sita])
    expect(await importCopy(documents, one, copy)).toMatchObject({ kind: 'imported' });
  for (const { id } of [sita, ravi]) {
    expect(await activitiesOf(id)).toHaveLength(60);
    await expectSummaryOf(id);
  }
});

test('a poem known by heart counts once after moving devices, even if it is recited again', async () => {
  const before = { ...learnedPoemActivity('sita-elsewhere', 'uppu', 1), id: learnedPoemId('sita-elsewhere', 'uppu') };
  for (const copy of [copyOf([before]), copyOf([{ ...before, id: learnedPoemId('sita-before', 'uppu') }])])
    await importCopy(documents, sita, copy);
  await documents.batch(activityWrites(learnedPoemId('sita', 'uppu'), learnedPoemActivity('sita', 'uppu', 2)));
  expect(valueOf(await documents.get('learnerSummaries', 'sita'))?.poemsLearned).toBe(1);
});

test('the progress is reported and ends at 100 percent', async () => {
  const seen: number[] = [];
  await importCopy(documents, sita, copyOf(manyActivities(810)), (done, total) => seen.push(done / total));
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen.at(-1)).toBe(1);
});

test('an empty profile overwrites nothing', async () => {
  valueOf(await documents.set('userPreferences', 'sita', { age: 8, hobbies: ['kites'], isProfileComplete: true }));
  const empty = { age: null, hobbies: [], likes: ['rain'], isProfileComplete: false };
  await importCopy(documents, sita, copyOf([], { userPreferences: [empty] }));
  expect(valueOf(await documents.get('userPreferences', 'sita'))).toMatchObject({
    age: 8,
    hobbies: ['kites'],
    likes: ['rain'],
    isProfileComplete: true,
  });
});

test('a copy contains nothing about a sibling', async () => {
  const analytics = openEmbeddedAnalytics(connect);
  valueOf(await documents.batch(activityWrites('of-sita', activityOf('search', { userId: 'sita' }))));
  valueOf(await documents.batch(activityWrites('of-ravi', activityOf('search', { userId: 'ravi' }))));
  const copy = await makeCopy({ documents, analytics }, sita);
  expect(copy).toContain('of-sita');
  expect(copy).not.toContain('ravi');
});
