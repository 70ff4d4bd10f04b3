import { isFields, isMoment } from '../guards';

/** Counts only the time in which the quiz was open; every moment is given in. */
export type Stopwatch = { readonly startedAt: number; readonly spentMs: number; readonly since: number };

export const startStopwatch = (now: number): Stopwatch => ({ startedAt: now, spentMs: 0, since: now });

export const lapse = (watch: Stopwatch, now: number): Stopwatch => ({
  ...watch,
  spentMs: watch.spentMs + Math.max(0, now - watch.since),
  since: now,
});

/** Goes on after a pause that does not count: the tab was closed. */
export const resume = (watch: Stopwatch, now: number): Stopwatch => ({ ...watch, since: now });

export const spentSeconds = ({ spentMs }: Stopwatch): number => Math.round(spentMs / 1000);

export const isStopwatch = (value: unknown): value is Stopwatch =>
  isFields(value) && isMoment(value['startedAt']) && isMoment(value['spentMs']) && isMoment(value['since']);
