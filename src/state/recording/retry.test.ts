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

it('tries immediately, and stops after a success', async () => {
  const attempt = vi.fn<() => Promise<boolean>>(async () => true);
  retry(attempt);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
});

it('tries again after growing pauses of at most a minute', async () => {
  let isReachable = false;
  const attempt = vi.fn<() => Promise<boolean>>(async () => isReachable);
  retry(attempt);
  await vi.advanceTimersByTimeAsync(7_500);
  expect(attempt).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const attempts = attempt.mock.calls.length;
  expect(attempts).toBeLessThan(70);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(attempts + 1);
});

it('tries immediately when the network is back, even after an attempt threw', async () => {
  const attempt = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no')));
  const stop = retry(attempt);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const attempts = attempt.mock.calls.length;
  networkIsBack();
  expect(attempt).toHaveBeenCalledTimes(attempts + 1);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  networkIsBack();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(attempt).toHaveBeenCalledTimes(attempts + 1);
});

it('never runs two attempts at the same time', async () => {
  const attempt = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined));
  const stop = retry(attempt);
  networkIsBack();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(attempt).toHaveBeenCalledTimes(1);
  stop();
});
