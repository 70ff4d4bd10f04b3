/** Counts only the time a page was visible. Callers pass in the time; the clock may be set back in between. */
export type SeenTime = {
  readonly startedAt: number;
  readonly seenMs: number;
  /** When the page was last shown or stepped; null while it is hidden. */
  readonly seenSince: number | null;
};

/** A longer pause means that the learner left the page open, or that the clock was set forward. */
const MAX_IDLE_MS = 300_000;

export const beginSeen = (now: number): SeenTime => ({ startedAt: now, seenMs: 0, seenSince: now });

/** Visible milliseconds since the last step. */
export const seenSinceStep = ({ seenSince }: SeenTime, now: number): number =>
  seenSince === null ? 0 : Math.min(MAX_IDLE_MS, Math.max(0, now - seenSince));

export const seenUntil = (seen: SeenTime, now: number): number => seen.seenMs + seenSinceStep(seen, now);

export const hide = <T extends SeenTime>(seen: T, now: number): T => ({
  ...seen,
  seenMs: seenUntil(seen, now),
  seenSince: null,
});

export const show = <T extends SeenTime>(seen: T, now: number): T => ({ ...hide(seen, now), seenSince: now });

/** Restarts the idle limit after the learner did something. A hidden page stays hidden. */
export const step = <T extends SeenTime>(seen: T, now: number): T => (seen.seenSince === null ? seen : show(seen, now));

export const seenSeconds = (seen: SeenTime, now: number): number => Math.round(seenUntil(seen, now) / 1000);
