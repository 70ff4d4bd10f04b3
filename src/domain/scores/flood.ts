import { dayNumber } from '../progress/calendar';

/** The number of activities that reached the server on one day, separately for recent and old ones. */
export type Arrivals = { readonly day: string; readonly recent: number; readonly old: number };

export const NO_ARRIVALS: Arrivals = { day: '', recent: 0, old: 0 };

/** Three times what counts per day, so that a child who merely plays a lot is not locked out. */
export const MAX_RECENT_ARRIVALS = 1_000;
/** Allows an import of thirty years with ten activities a day. */
export const MAX_OLD_ARRIVALS = 110_000;

/** Older activities may come from a week offline, so they are counted separately. */
const RECENT_DAYS = 2;

function isRecent(day: string, today: string): boolean {
  const [then, now] = [dayNumber(day), dayNumber(today)];
  return then === null || now === null || then > now - RECENT_DAYS;
}

/** Adds an activity of `day` that reached the server `today`. */
export function withArrival(arrivals: Arrivals, day: string, today: string): Arrivals {
  const { recent, old } = arrivals.day === today ? arrivals : NO_ARRIVALS;
  return isRecent(day, today) ? { day: today, recent: recent + 1, old } : { day: today, recent, old: old + 1 };
}

/** More than any child or import sends: the server then refuses the account until the next day. */
export const isFlood = ({ recent, old }: Arrivals): boolean => recent > MAX_RECENT_ARRIVALS || old > MAX_OLD_ARRIVALS;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MIN_HOURS_CLOSED = 6;

/** The end of the server's day, at least `MIN_HOURS_CLOSED` from now. */
export const closedUntil = (now: number): number =>
  (Math.floor((now + MIN_HOURS_CLOSED * HOUR_MS) / DAY_MS) + 1) * DAY_MS;
