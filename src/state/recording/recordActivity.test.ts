import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityOf } from '../../domain/activity/activities.testing';
import { ok } from '../../domain/result';
import type { Documents, Saved } from '../../ports/documents';
import { recordActivity, sendOutbox } from './recordActivity';
import { addToOutbox, removeFromOutbox, type Recording, outboxSize } from './outbox';

const recording: Recording = { id: 'one', activity: activityOf('search', { userId: 'sita' }), also: null };

/** A mock store; the test decides the result of a batch and when the queue is empty. */
function store(saved: Saved, isStored = true) {
  let answer: (isSent: boolean) => void = () => undefined;
  const sent = new Promise<boolean>((resolve) => (answer = resolve));
  const batch = vi.fn<() => Promise<unknown>>(async () => ok(saved));
  const documents = {
    batch,
    get: async () => ok(isStored ? { ...recording.activity, id: 'one' } : null),
    whenSent: () => sent,
    understand: (_: string, data: unknown) => data,
  };
  return { documents: documents as unknown as Documents, batch, finishQueue: (isSent = true) => answer(isSent) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
      close() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  removeFromOutbox(recording);
});

it('an activity leaves the outbox when the server has it', async () => {
  const { documents } = store('saved');
  expect(await recordActivity(documents, recording)).toBe('saved');
  expect(outboxSize('sita')).toBe(0);
});

it('an activity in the store’s queue stays in the outbox until it is sent', async () => {
  const { documents, batch, finishQueue } = store('waiting');
  expect(await recordActivity(documents, recording)).toBe('waiting');
  expect(outboxSize('sita')).toBe(1);
  await sendOutbox(documents, 'sita');
  expect(batch).toHaveBeenCalledTimes(1);
  finishQueue();
  await settled();
  expect(outboxSize('sita')).toBe(0);
});

it('an activity in the store’s queue is not even looked up again by the page that sent it', async () => {
  const { documents, finishQueue } = store('waiting');
  const lookUp = vi.spyOn(documents, 'get');
  await recordActivity(documents, recording);
  await sendOutbox(documents, 'sita');
  expect(lookUp).not.toHaveBeenCalled();
  finishQueue();
  await settled();
  expect(lookUp).toHaveBeenCalledTimes(1);
});

it.each([
  ['the learner signed out before it was sent', store('waiting'), false],
  ['the server refused it', store('waiting', false), true],
] as const)('a waiting activity stays in the outbox when %s', async (_, { documents, finishQueue }, isSent) => {
  await recordActivity(documents, recording);
  finishQueue(isSent);
  await settled();
  expect(outboxSize('sita')).toBe(1);
});

it('the outbox is sent again after the store has failed once', async () => {
  const { documents, batch } = store('saved', false);
  addToOutbox({ ...recording, id: 'two', activity: activityOf('search', { userId: 'ravi' }) });
  batch.mockRejectedValueOnce(new Error('The database is gone.'));
  await sendOutbox(documents, 'ravi').catch(() => undefined);
  expect(outboxSize('ravi')).toBe(1);
  await sendOutbox(documents, 'ravi');
  expect(outboxSize('ravi')).toBe(0);
});
