import { deleteDB } from 'idb';
import { expect, test } from 'vitest';
import { connectTo } from '../../adapters/embedded/database';
import { openEmbeddedDocuments } from '../../adapters/embedded/documents';
import { newId } from '../../browser/newId';
import { activityOf } from '../../domain/activity/activities.testing';
import { valueOf } from '../../ports/documentsExamples.testing';
import { noteTotalsToRenew, renewPendingTotals } from './totals';

test('the totals of an interrupted import are rebuilt once, on the next visit', async () => {
  const name = `totals-${newId()}`;
  const connect = connectTo(name);
  const documents = openEmbeddedDocuments(connect);
  const data = activityOf('exercise', { userId: 'sita', right: ['letter:అ'] });
  noteTotalsToRenew('sita');
  valueOf(await documents.batch([{ write: 'add', collection: 'activities', id: 'one', data }]));
  expect(valueOf(await documents.get('learnerSummaries', 'sita'))).toBeNull();

  expect(await renewPendingTotals(documents, 'ravi')).toBe(false);
  expect(await renewPendingTotals(documents, 'sita')).toBe(true);
  expect(valueOf(await documents.get('learnerSummaries', 'sita'))?.activities).toBe(1);
  expect(await renewPendingTotals(documents, 'sita')).toBe(false);

  (await connect()).close();
  await deleteDB(name);
});
