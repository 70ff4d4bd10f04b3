import { expect, it, vi } from 'vitest';
import { live } from './liveValue';

/** A document on another device that the test changes. */
function remoteDocument() {
  const callbacks = new Set<(value: number | null) => void>();
  let starts = 0;
  return {
    listen: (tell: (value: number | null) => void) => {
      starts += 1;
      callbacks.add(tell);
      return () => callbacks.delete(tell);
    },
    setTo: (value: number | null) => {
      for (const tell of callbacks) tell(value);
    },
    listeners: () => callbacks.size,
    starts: () => starts,
  };
}

it('has one listener, however many watchers come and go', async () => {
  const document = remoteDocument();
  const count = live(document.listen);
  expect(document.starts()).toBe(0);
  const stop = count.watch(() => {});
  count.watch(() => {});
  const value = count.value();
  stop();
  count.watch(() => {});
  document.setTo(7);
  expect(await value).toBe(7);
  expect(document.starts()).toBe(1);
});

it('notifies watchers of changes from other devices', () => {
  const document = remoteDocument();
  const count = live(document.listen);
  const changed = vi.fn<() => void>();
  count.watch(changed);
  document.setTo(1);
  document.setTo(2);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(count.now()).toEqual({ kind: 'loaded', value: 2 });
});

it('ignores a local change that the listener reports anyway', () => {
  const document = remoteDocument();
  const count = live(document.listen);
  count.watch(() => {});
  document.setTo(1);
  count.change((value) => value + 1);
  expect(count.now()).toEqual({ kind: 'loaded', value: 1 });
});

it('fails when it cannot be read, can be read again, and then keeps its last value', async () => {
  const document = remoteDocument();
  const count = live(document.listen);
  count.watch(() => {});
  document.setTo(null);
  expect(count.now()).toEqual({ kind: 'failed' });
  const again = count.refresh();
  expect(count.now()).toEqual({ kind: 'loading' });
  document.setTo(3);
  expect(await again).toBe(true);
  document.setTo(null);
  expect(count.now()).toEqual({ kind: 'loaded', value: 3 });
  expect(document.listeners()).toBe(1);
});

it('does not listen after it was stopped, until somebody watches again', () => {
  const document = remoteDocument();
  const count = live(document.listen);
  count.watch(() => {});
  document.setTo(1);
  count.stop();
  expect(document.listeners()).toBe(0);
  count.change((value) => value + 1);
  expect(count.now()).toEqual({ kind: 'loaded', value: 2 });
  count.watch(() => {});
  expect(document.listeners()).toBe(1);
});
