import { describe, expect, it, vi } from 'vitest';
import { savedOrWaiting } from './sending';

const never = new Promise<void>(() => undefined);
const resolved = Promise.resolve();

function settledLater() {
  const settle: { resolve?: () => void; reject?: (error: Error) => void } = {};
  const promise = new Promise<void>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, settle };
}

describe('a write to the server', () => {
  it('is saved when the server acknowledges it', async () => {
    expect(await savedOrWaiting(resolved, resolved, { isOnline: () => true })).toBe('saved');
  });

  it('is waiting when there is no connection', async () => {
    expect(await savedOrWaiting(never, resolved, { isOnline: () => false })).toBe('waiting');
  });

  it('is waiting when the server does not answer in time', async () => {
    expect(await savedOrWaiting(never, resolved, { isOnline: () => true, ackTimeoutMs: 1 })).toBe('waiting');
  });

  it('is not reported as waiting before it is stored on the device', async () => {
    const stored = settledLater();
    const order: string[] = [];
    const outcome = savedOrWaiting(never, stored.promise, { isOnline: () => false }).then(() => order.push('waiting'));
    order.push('stored');
    stored.settle.resolve?.();
    await outcome;
    expect(order).toEqual(['stored', 'waiting']);
  });

  it('fails when the server refuses it in time', async () => {
    await expect(savedOrWaiting(Promise.reject(new Error('no')), resolved, { isOnline: () => true })).rejects.toThrow(
      'no',
    );
  });

  it('that is refused later is reported to the listener', async () => {
    const server = settledLater();
    const onLost = vi.fn<(thrown: unknown) => void>();
    expect(await savedOrWaiting(server.promise, resolved, { isOnline: () => false, onLost })).toBe('waiting');
    server.settle.reject?.(new Error('refused'));
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith(new Error('refused')));
  });
});
