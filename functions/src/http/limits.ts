export type Allowance = { readonly perMinute: number; readonly perDay: number };

export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/** Counts calls per caller; refused calls do not count. Both implementations pass `limits.contract.ts`. */
export type Limits = {
  readonly take: (who: string, what: string, allowance: Allowance) => Promise<Taken>;
};

type Counts = Readonly<Record<string, number>>;

/** One caller's counts for the current minute and day. */
export type Usage = {
  readonly minute: number;
  readonly minuteCounts: Counts;
  readonly day: number;
  readonly dayCounts: Counts;
};

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** The rule that both implementations apply. `usage` is null for a new caller. */
export function takeFrom(
  usage: Usage | null,
  what: string,
  { perMinute, perDay }: Allowance,
  nowMs: number,
): { readonly taken: Taken; readonly next: Usage | null } {
  const seconds = Math.floor(nowMs / 1000);
  const [minute, day] = [Math.floor(seconds / MINUTE_SECONDS), Math.floor(seconds / DAY_SECONDS)];
  const minuteCounts = usage?.minute === minute ? usage.minuteCounts : {};
  const dayCounts = usage?.day === day ? usage.dayCounts : {};
  const [inMinute, inDay] = [minuteCounts[what] ?? 0, dayCounts[what] ?? 0];

  if (inDay >= perDay) return refusedUntil((day + 1) * DAY_SECONDS, seconds);
  if (inMinute >= perMinute) return refusedUntil((minute + 1) * MINUTE_SECONDS, seconds);
  return {
    taken: { ok: true },
    next: {
      minute,
      minuteCounts: { ...minuteCounts, [what]: inMinute + 1 },
      day,
      dayCounts: { ...dayCounts, [what]: inDay + 1 },
    },
  };
}

const refusedUntil = (then: number, now: number) => ({
  taken: { ok: false, retryAfterSeconds: then - now } as const,
  next: null,
});
