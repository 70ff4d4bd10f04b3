import type { Saved } from '../../ports/documents';

export type SendingOptions = {
  /** How long a write waits for the server's word before it counts as waiting. */
  readonly ackWithinMs?: number;
  readonly isOnline?: () => boolean;
  /** Told when the server refuses a write that was already reported as waiting. */
  readonly onLost?: (thrown: unknown) => void;
};

const ACK_WITHIN_MS = 4000;

export const browserIsOnline = () => navigator.onLine;

export const reportLost = (thrown: unknown) =>
  console.warn('A change that was kept on this device was refused by the server.', String(thrown));

const after = (milliseconds: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return { elapsed, cancel: () => clearTimeout(timer) };
};

/** `saved` when the server answers in time; `waiting` as soon as it is clear that it will not. */
export async function savedOrWaiting(
  acknowledged: Promise<void>,
  keptOnDevice: Promise<unknown>,
  { ackWithinMs = ACK_WITHIN_MS, isOnline = browserIsOnline, onLost = reportLost }: SendingOptions,
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
  // A child may close the tab as soon as the screen says it is kept: it has to be true by then.
  await Promise.race([keptOnDevice, saved]);
  const limit = after(isOnline() ? ackWithinMs : 0);
  const outcome = await Promise.race([saved, limit.elapsed.then((): Saved => 'waiting')]);
  limit.cancel();
  reported = true;
  return outcome;
}
