import { describe, expect, it, vi } from 'vitest';
import { savedOrWaiting } from './sending';

const never = new Promise<void>(() => undefined);
const atOnce = Promise.resolve();

function settledLater() {
  const settle: { resolve?: () => void; reject?: (error: Error) => void } = {};
  const promise = new Promise<void>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, settle };
}

describe('a write to the server', () => {
  it('is saved when the server says so', async () => {
    expect(await savedOrWaiting(atOnce, atOnce, { isOnline: () => true })).toBe('saved');
  });

  it('is waiting when there is no connection', async () => {
    expect(await savedOrWaiting(never, atOnce, { isOnline: () => false })).toBe('waiting');
  });

  it('is waiting when the server says nothing for long', async () => {
    expect(await savedOrWaiting(never, atOnce, { isOnline: () => true, ackWithinMs: 1 })).toBe('waiting');
  });

  it('is not called waiting before it is kept on the device', async () => {
    const kept = settledLater();
    const order: string[] = [];
    const outcome = savedOrWaiting(never, kept.promise, { isOnline: () => false }).then(() => order.push('waiting'));
    order.push('kept');
    kept.settle.resolve?.();
    await outcome;
    expect(order).toEqual(['kept', 'waiting']);
  });

  it('fails when the server refuses it in time', async () => {
    await expect(savedOrWaiting(Promise.reject(new Error('no')), atOnce, { isOnline: () => true })).rejects.toThrow(
      'no',
    );
  });

  it('that is refused later is told to whoever listens', async () => {
    const server = settledLater();
    const onLost = vi.fn<(thrown: unknown) => void>();
    expect(await savedOrWaiting(server.promise, atOnce, { isOnline: () => false, onLost })).toBe('waiting');
    server.settle.reject?.(new Error('refused'));
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith(new Error('refused')));
  });
});
