/** Counts only the time in which a page could be seen. Every moment is given in; a clock may be set back meanwhile. */
export type SeenTime = {
  readonly startedAt: number;
  readonly seenMs: number;
  /** Since when it can be seen; null while it is hidden. */
  readonly seenSince: number | null;
};

export const beginSeen = (now: number): SeenTime => ({ startedAt: now, seenMs: 0, seenSince: now });

export const seenUntil = ({ seenMs, seenSince }: SeenTime, now: number): number =>
  seenMs + (seenSince === null ? 0 : Math.max(0, now - seenSince));

export const hide = <T extends SeenTime>(seen: T, now: number): T => ({
  ...seen,
  seenMs: seenUntil(seen, now),
  seenSince: null,
});

export const show = <T extends SeenTime>(seen: T, now: number): T => ({ ...hide(seen, now), seenSince: now });

export const seenSeconds = (seen: SeenTime, now: number): number => Math.round(seenUntil(seen, now) / 1000);
