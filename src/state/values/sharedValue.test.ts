import { expect, it, vi } from 'vitest';
import { shared } from './sharedValue';

/** A store whose answers come when the test lets them. */
function slowStore() {
  const waiting: ((value: number | null) => void)[] = [];
  const read = () => new Promise<number | null>((resolve) => waiting.push(resolve));
  const answer = async (value: number | null) => {
    waiting.shift()?.(value);
    await Promise.resolve().then(() => undefined);
  };
  return { read, answer, reads: () => waiting.length };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('is read once, however many watch', async () => {
  const read = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  const count = shared(read);
  expect(read).not.toHaveBeenCalled();
  count.watch(() => {});
  count.watch(() => {});
  await settled();
  expect(read).toHaveBeenCalledTimes(1);
  expect(count.now()).toEqual({ kind: 'loaded', value: 7 });
});

it('has a change that arrives while it is read', async () => {
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

it('changes without being read again, and tells those who watch', async () => {
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

it('that cannot be read again stays as it was, and says so', async () => {
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

it('that could not be read can be read again; what is there stays while it is', async () => {
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

it('that may be old is read again by whoever watches next, and not before', async () => {
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

it('is tried again without a sign of it', async () => {
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
