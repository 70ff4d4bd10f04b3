import { expect, it, vi } from 'vitest';
import { live } from './liveValue';

/** A document elsewhere that the test changes. */
function elsewhere() {
  const told = new Set<(value: number | null) => void>();
  let times = 0;
  return {
    listen: (tell: (value: number | null) => void) => {
      times += 1;
      told.add(tell);
      return () => told.delete(tell);
    },
    become: (value: number | null) => {
      for (const tell of told) tell(value);
    },
    listeners: () => told.size,
    times: () => times,
  };
}

it('has one listener, however many watch and whoever comes and goes', async () => {
  const document = elsewhere();
  const count = live(document.listen);
  expect(document.times()).toBe(0);
  const stop = count.watch(() => {});
  count.watch(() => {});
  const value = count.value();
  stop();
  count.watch(() => {});
  document.become(7);
  expect(await value).toBe(7);
  expect(document.times()).toBe(1);
});

it('tells those who watch what was changed elsewhere', () => {
  const document = elsewhere();
  const count = live(document.listen);
  const changed = vi.fn<() => void>();
  count.watch(changed);
  document.become(1);
  document.become(2);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(count.now()).toEqual({ kind: 'loaded', value: 2 });
});

it('does not add what the listener tells by itself', () => {
  const document = elsewhere();
  const count = live(document.listen);
  count.watch(() => {});
  document.become(1);
  count.change((value) => value + 1);
  expect(count.now()).toEqual({ kind: 'loaded', value: 1 });
});

it('that cannot be read says so, keeps what was there, and can be asked for again', async () => {
  const document = elsewhere();
  const count = live(document.listen);
  count.watch(() => {});
  document.become(null);
  expect(count.now()).toEqual({ kind: 'failed' });
  const again = count.refresh();
  expect(count.now()).toEqual({ kind: 'loading' });
  document.become(3);
  expect(await again).toBe(true);
  document.become(null);
  expect(count.now()).toEqual({ kind: 'loaded', value: 3 });
  expect(document.listeners()).toBe(1);
});

it('hears nothing after it was stopped, until somebody asks', () => {
  const document = elsewhere();
  const count = live(document.listen);
  count.watch(() => {});
  document.become(1);
  count.stop();
  expect(document.listeners()).toBe(0);
  count.change((value) => value + 1);
  expect(count.now()).toEqual({ kind: 'loaded', value: 2 });
  count.watch(() => {});
  expect(document.listeners()).toBe(1);
});
