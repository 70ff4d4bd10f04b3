import type { Saved } from '../../ports/documents';

export type SendingOptions = {
  /** A write that the server has not acknowledged in this time counts as waiting. */
  readonly ackTimeoutMs?: number;
  readonly isOnline?: () => boolean;
  /** Called when the server refuses a write that was already reported as waiting. */
  readonly onLost?: (thrown: unknown) => void;
};

const ACK_TIMEOUT_MS = 4000;

export const browserIsOnline = () => navigator.onLine;

export const reportLost = (thrown: unknown) =>
  console.warn('The server refused a change that was stored on this device.', String(thrown));

const after = (milliseconds: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return { elapsed, cancel: () => clearTimeout(timer) };
};

/** Returns `saved` when the server answers in time, and `waiting` when it does not or the device is offline. */
export async function savedOrWaiting(
  acknowledged: Promise<void>,
  storedOnDevice: Promise<unknown>,
  { ackTimeoutMs = ACK_TIMEOUT_MS, isOnline = browserIsOnline, onLost = reportLost }: SendingOptions,
): Promise<Saved> {
  let reported = false;
  const saved = acknowledged.then(
    (): Saved => 'saved',
    (thrown: unknown): Saved => {
      if (!reported) throw thrown;
      onLost(thrown);
      return 'waiting';
    },
  );
  // A child may close the tab as soon as the screen says "saved", so the write must be stored by then.
  await Promise.race([storedOnDevice, saved]);
  const limit = after(isOnline() ? ackTimeoutMs : 0);
  const outcome = await Promise.race([saved, limit.elapsed.then((): Saved => 'waiting')]);
  limit.cancel();
  reported = true;
  return outcome;
}
