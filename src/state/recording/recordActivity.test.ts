import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityOf } from '../../domain/activity/activities.testing';
import { ok } from '../../domain/result';
import type { Documents, Saved } from '../../ports/documents';
import { recordActivity, sendOutbox } from './recordActivity';
import { removeFromOutbox, type Recording, outboxSize } from './outbox';

const recording: Recording = { id: 'one', activity: activityOf('search', { userId: 'sita' }), also: null };

/** A store that says how a batch went, and when its queue is empty. */
function store(saved: Saved, isThere = true) {
  let answer: (isSent: boolean) => void = () => undefined;
  const sent = new Promise<boolean>((resolve) => (answer = resolve));
  const batch = vi.fn<() => Promise<unknown>>(async () => ok(saved));
  const documents = {
    batch,
    get: async () => ok(isThere ? { ...recording.activity, id: 'one' } : null),
    whenSent: () => sent,
    understand: (_: string, data: unknown) => data,
  };
  return { documents: documents as unknown as Documents, batch, queueIsEmpty: (isSent = true) => answer(isSent) };
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

it('what the server has is not kept any longer', async () => {
  const { documents } = store('saved');
  expect(await recordActivity(documents, recording)).toBe('saved');
  expect(outboxSize('sita')).toBe(0);
});

it('what waits in the store’s queue is kept until it was sent', async () => {
  const { documents, batch, queueIsEmpty } = store('waiting');
  expect(await recordActivity(documents, recording)).toBe('waiting');
  expect(outboxSize('sita')).toBe(1);
  await sendOutbox(documents, 'sita');
  expect(batch).toHaveBeenCalledTimes(1);
  queueIsEmpty();
  await settled();
  expect(outboxSize('sita')).toBe(0);
});

it.each([
  ['the learner went before it was sent', store('waiting'), false],
  ['the server refused it', store('waiting', false), true],
] as const)('what waited stays where %s', async (_, { documents, queueIsEmpty }, isSent) => {
  await recordActivity(documents, recording);
  queueIsEmpty(isSent);
  await settled();
  expect(outboxSize('sita')).toBe(1);
});
