import { afterEach, expect, test, vi } from 'vitest';
import { connectTo } from '../../adapters/embedded/database';
import { openEmbeddedDocuments } from '../../adapters/embedded/documents';
import { failed } from '../../domain/result';
import type { Documents } from '../../ports/documents';
import { forgetLearnersKeys } from '../../browser/storage';
import { saveLearningSession } from './learningSessions';
import { sendOutbox } from './recordActivity';

const documents = openEmbeddedDocuments(connectTo(`sessions-${crypto.randomUUID()}`));
const full: Documents = { ...documents, batch: async () => failed({ kind: 'storage-full', detail: 'no room' }) };

const sessionOf = (userId: string) => ({
  userId,
  searchQuery: 'river',
  startTime: 1_000,
  endTime: 31_000,
  timeSpentSeconds: 30,
  timestamp: 31_000,
});
const keyOf = (userId: string) => `unsent:${userId}:${userId}_search-${userId}-1000`;
const outboxEntry = (userId: string) => localStorage.getItem(keyOf(userId));
const savedOf = async (userId: string) => {
  const saved = await documents.newest('learningSessions', userId, 20);
  return saved.ok ? saved.value : saved.error;
};
const secondsOf = async (userId: string) => {
  const summary = await documents.get('learnerSummaries', userId);
  return summary.ok ? summary.value?.secondsSpent : summary.error;
};

afterEach(() => localStorage.clear());

test('a session is saved with its time in the summary, and leaves the outbox', async () => {
  await saveLearningSession(documents, sessionOf('sita'));
  expect(await savedOf('sita')).toMatchObject([sessionOf('sita')]);
  expect(await secondsOf('sita')).toBe(30);
  expect(outboxEntry('sita')).toBeNull();
});

test('the same session counts once when it is sent again', async () => {
  await saveLearningSession(documents, sessionOf('ravi'));
  await saveLearningSession(documents, sessionOf('ravi'));
  expect(await savedOf('ravi')).toHaveLength(1);
  expect(await secondsOf('ravi')).toBe(30);
  expect(outboxEntry('ravi')).toBeNull();
});

test('a session that could not be saved stays in the outbox and is sent later for its own learner only', async () => {
  const saving = saveLearningSession(full, sessionOf('gita'));
  expect(outboxEntry('gita')).toContain('river');
  await saving;
  expect(outboxEntry('gita')).toContain('river');
  await sendOutbox(documents, 'rama');
  expect(await savedOf('gita')).toEqual([]);
  await sendOutbox(documents, 'gita');
  expect(await savedOf('gita')).toMatchObject([sessionOf('gita')]);
  expect(outboxEntry('gita')).toBeNull();
});

test('a session that the store already has is removed from the outbox without being sent again', async () => {
  await saveLearningSession(full, sessionOf('hari'));
  const entry = outboxEntry('hari') ?? '';
  await sendOutbox(documents, 'hari');
  localStorage.setItem(keyOf('hari'), entry);
  const batch = vi.fn<typeof documents.batch>(documents.batch);
  await sendOutbox({ ...documents, batch: batch }, 'hari');
  await expect.poll(() => outboxEntry('hari')).toBeNull();
  expect(batch).not.toHaveBeenCalled();
  expect(await secondsOf('hari')).toBe(30);
});

test('the outbox of an erased learner is deleted, and invalid entries are ignored', async () => {
  await saveLearningSession(full, sessionOf('lava'));
  forgetLearnersKeys('lava');
  expect(outboxEntry('lava')).toBeNull();
  localStorage.setItem('unsent:kusa:1', '{"not": "a record"');
  localStorage.setItem('unsent:kusa:2', JSON.stringify({ id: '2', activity: { kind: 'search', userId: 'lava' } }));
  await sendOutbox(documents, 'kusa');
  expect(await savedOf('kusa')).toEqual([]);
});
