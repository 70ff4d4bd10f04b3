import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retry } from './retry';

const HOUR_MS = 3_600_000;
const listeners = new Set<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const networkIsBack = () => {
  for (const listener of listeners) listener();
};

it('tries at once, and no more once it succeeded', async () => {
  const attempt = vi.fn<() => Promise<boolean>>(async () => true);
  retry(attempt);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
});

it('tries again with longer and longer pauses, of a minute at most', async () => {
  let isThere = false;
  const attempt = vi.fn<() => Promise<boolean>>(async () => isThere);
  retry(attempt);
  await vi.advanceTimersByTimeAsync(7_500);
  expect(attempt).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const tried = attempt.mock.calls.length;
  expect(tried).toBeLessThan(70);
  isThere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(tried + 1);
});

it('tries at once when the network is back, and survives an attempt that throws', async () => {
  const attempt = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no')));
  const stop = retry(attempt);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const tried = attempt.mock.calls.length;
  networkIsBack();
  expect(attempt).toHaveBeenCalledTimes(tried + 1);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  networkIsBack();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(attempt).toHaveBeenCalledTimes(tried + 1);
});

it('never tries twice at once', async () => {
  const attempt = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined));
  const stop = retry(attempt);
  networkIsBack();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(attempt).toHaveBeenCalledTimes(1);
  stop();
});
