import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../domain/learner/preferences';
import { EMPTY_MEMORY } from '../../domain/memory/memoryDocument';
import { ok } from '../../domain/result';
import type { Documents } from '../../ports/documents';
import type { Identity, IdentityState } from '../../ports/identity';
import { firstSession, forgetFirstSession, prepareSession } from './firstSession';

const SITA: IdentityState = { kind: 'signed-in', learner: { id: 'sita', name: 'Sita', email: '' } };

/** A device whose identity becomes known when the test says so. */
function device({ hasAccounts = false } = {}) {
  let tell: (state: IdentityState) => void = () => undefined;
  const stored = new Map<string, object>([
    ['userPreferences', { ...NO_PREFERENCES, age: 8, isProfileComplete: true }],
    ['letterMemories', EMPTY_MEMORY],
  ]);
  const get = vi.fn<(collection: string) => Promise<unknown>>(async (collection) => ok(stored.get(collection) ?? null));
  const watch: Identity['watch'] = (listener) => {
    tell = listener;
    listener({ kind: 'unknown' });
    return () => (tell = () => undefined);
  };
  const documents = { get, understand: (_: string, data: unknown) => data } as unknown as Documents;
  const identity = { watch, ...(hasAccounts ? {} : { deviceLearners: {} }) } as unknown as Identity;
  return { ports: { identity, documents }, documents, get, tell: (state: IdentityState) => tell(state) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads the learner, the profile and the totals before the first render', async () => {
  const { ports, documents, tell } = device();
  const preparing = prepareSession(ports, 'nothing');
  tell(SITA);
  await preparing;
  const first = firstSession(documents);
  expect(first?.state).toBe(SITA);
  expect(first?.data?.profile.now()).toMatchObject({ kind: 'loaded', value: { age: 8 } });
  expect(first?.data?.summary.now().kind).toBe('loaded');
});

it('loads only the part of the memory that the screen needs', async () => {
  for (const [memoryNeeded, all, letters] of [
    ['all', 'loaded', 'loading'],
    ['letters', 'loading', 'loaded'],
    ['nothing', 'loading', 'loading'],
  ] as const) {
    const { ports, documents, tell } = device();
    const preparing = prepareSession(ports, memoryNeeded);
    tell(SITA);
    await preparing;
    const data = firstSession(documents)?.data;
    expect([data?.memory.now().kind, data?.letterMemory.now().kind]).toEqual([all, letters]);
  }
});

it('also knows that nobody is signed in', async () => {
  const { ports, documents, get, tell } = device();
  const preparing = prepareSession(ports, 'nothing');
  tell({ kind: 'signed-out' });
  await preparing;
  expect(firstSession(documents)).toEqual({ state: { kind: 'signed-out' }, data: null });
  expect(get).not.toHaveBeenCalled();
});

it('is dropped after the first render', async () => {
  const { ports, documents, tell } = device();
  const preparing = prepareSession(ports, 'nothing');
  tell(SITA);
  await preparing;
  forgetFirstSession(documents);
  expect(firstSession(documents)).toBeUndefined();
});

it('is dropped after a while when nothing renders it', async () => {
  const { ports, documents, tell } = device();
  const preparing = prepareSession(ports, 'nothing');
  tell(SITA);
  await preparing;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(firstSession(documents)).toBeUndefined();
});

it('a device that does not answer in time is skipped, and its late answer is ignored', async () => {
  const { ports, documents, tell } = device();
  const preparing = prepareSession(ports, 'nothing');
  await vi.advanceTimersByTimeAsync(2_000);
  await preparing;
  tell(SITA);
  await vi.advanceTimersByTimeAsync(100);
  expect(firstSession(documents)).toBeUndefined();
});

it('nothing is prefetched for hosted accounts', async () => {
  const { ports, documents, get, tell } = device({ hasAccounts: true });
  await prepareSession(ports, 'nothing');
  tell(SITA);
  expect(firstSession(documents)).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
});
