import { expect, it, vi } from 'vitest';
import { shared } from './sharedValue';

/** A store that answers when the test says so. */
function slowStore() {
  const pending: ((value: number | null) => void)[] = [];
  const read = () => new Promise<number | null>((resolve) => pending.push(resolve));
  const answer = async (value: number | null) => {
    pending.shift()?.(value);
    await Promise.resolve().then(() => undefined);
  };
  return { read, answer, reads: () => pending.length };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('is read once, however many watchers there are', async () => {
  const read = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  const count = shared(read);
  expect(read).not.toHaveBeenCalled();
  count.watch(() => {});
  count.watch(() => {});
  await settled();
  expect(read).toHaveBeenCalledTimes(1);
  expect(count.now()).toEqual({ kind: 'loaded', value: 7 });
});

it('is read again when a change arrives during a read', async () => {
  const store = slowStore();
  const count = shared(store.read);
  count.watch(() => {});
  count.change((value) => value + 1);
  await store.answer(1);
  await settled();
  expect(count.now()).toEqual({ kind: 'loading' });
  await store.answer(2);
  await settled();
  expect(count.now()).toEqual({ kind: 'loaded', value: 2 });
});

it('changes without being read again, and notifies its watchers', async () => {
  const read = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  const count = shared(read);
  const changed = vi.fn<() => void>();
  const stop = count.watch(changed);
  await settled();
  count.change((value) => value + 1);
  expect(count.now()).toEqual({ kind: 'loaded', value: 8 });
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  count.change((value) => value + 1);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(read).toHaveBeenCalledTimes(1);
});

it('keeps its value and reports failure when it cannot be read again', async () => {
  const store = slowStore();
  const count = shared(store.read);
  count.watch(() => {});
  await store.answer(3);
  await settled();
  const again = count.refresh();
  await store.answer(null);
  expect(await again).toBe(false);
  expect(count.now()).toEqual({ kind: 'loaded', value: 3 });
});

it('can be read again after a failure, and keeps its value during a refresh', async () => {
  const store = slowStore();
  const count = shared(store.read);
  count.watch(() => {});
  await store.answer(null);
  await settled();
  expect(count.now()).toEqual({ kind: 'failed' });
  void count.refresh();
  expect(count.now()).toEqual({ kind: 'loading' });
  await store.answer(3);
  await settled();
  void count.refresh();
  expect(count.now()).toEqual({ kind: 'loaded', value: 3 });
  await store.answer(4);
  await settled();
  expect(count.now()).toEqual({ kind: 'loaded', value: 4 });
});

it('is read again for the next watcher after it became outdated, and not before', async () => {
  const read = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  const count = shared(read);
  count.outdate();
  expect(await count.value()).toBe(7);
  count.outdate();
  await settled();
  expect(read).toHaveBeenCalledTimes(1);
  count.watch(() => {});
  count.watch(() => {});
  await settled();
  expect(read).toHaveBeenCalledTimes(2);
});

it('is retried without notifying its watchers', async () => {
  const store = slowStore();
  const count = shared(store.read);
  const changed = vi.fn<() => void>();
  count.watch(changed);
  await store.answer(null);
  await settled();
  void count.retry();
  await store.answer(null);
  await settled();
  expect(count.now()).toEqual({ kind: 'failed' });
  expect(changed).toHaveBeenCalledTimes(1);
});
