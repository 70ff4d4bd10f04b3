/** Counts only the time in which a page could be seen. Every moment is given in; a clock may be set back meanwhile. */
export type SeenTime = {
  readonly startedAt: number;
  readonly seenMs: number;
  /** Since when it can be seen without a step; null while it is hidden. */
  readonly seenSince: number | null;
};

/** Whoever does nothing for longer has left the page open, or the clock was put forward. */
const MAX_WITHOUT_A_STEP_MS = 300_000;

export const beginSeen = (now: number): SeenTime => ({ startedAt: now, seenMs: 0, seenSince: now });

/** How long it was seen since the last step. */
export const seenSinceStep = ({ seenSince }: SeenTime, now: number): number =>
  seenSince === null ? 0 : Math.min(MAX_WITHOUT_A_STEP_MS, Math.max(0, now - seenSince));

export const seenUntil = (seen: SeenTime, now: number): number => seen.seenMs + seenSinceStep(seen, now);

export const hide = <T extends SeenTime>(seen: T, now: number): T => ({
  ...seen,
  seenMs: seenUntil(seen, now),
  seenSince: null,
});

export const show = <T extends SeenTime>(seen: T, now: number): T => ({ ...hide(seen, now), seenSince: now });

/** Something was done: what comes now is counted anew. What is hidden stays hidden. */
export const step = <T extends SeenTime>(seen: T, now: number): T => (seen.seenSince === null ? seen : show(seen, now));

export const seenSeconds = (seen: SeenTime, now: number): number => Math.round(seenUntil(seen, now) / 1000);
