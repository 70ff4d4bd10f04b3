import { dayNumber } from '../progress/calendar';

/** How many activities reached the server on one of its days: those of these days, and old ones that were brought along. */
export type Arrivals = { readonly day: string; readonly recent: number; readonly old: number };

export const NO_ARRIVALS: Arrivals = { day: '', recent: 0, old: 0 };

/** Three times what counts on a day, so that nobody is closed out who merely plays a lot. */
export const MAX_RECENT_ARRIVALS = 1_000;
/** An import of thirty years with ten activities on each day. */
export const MAX_OLD_ARRIVALS = 110_000;

/** A week without a network comes in at once; what is older than yesterday is no sign of a flood by itself. */
const RECENT_DAYS = 2;

function isRecent(day: string, today: string): boolean {
  const [then, now] = [dayNumber(day), dayNumber(today)];
  return then === null || now === null || then > now - RECENT_DAYS;
}

/** One activity more, dated `day`, that reached the server `today`. */
export function withArrival(arrivals: Arrivals, day: string, today: string): Arrivals {
  const { recent, old } = arrivals.day === today ? arrivals : NO_ARRIVALS;
  return isRecent(day, today) ? { day: today, recent: recent + 1, old } : { day: today, recent, old: old + 1 };
}

/** No child and no import of years does that: the account takes nothing more until tomorrow. */
export const isFlood = ({ recent, old }: Arrivals): boolean => recent > MAX_RECENT_ARRIVALS || old > MAX_OLD_ARRIVALS;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MIN_HOURS_CLOSED = 6;

/** Until the server's next day, and never for less than some hours. */
export const closedUntil = (now: number): number =>
  (Math.floor((now + MIN_HOURS_CLOSED * HOUR_MS) / DAY_MS) + 1) * DAY_MS;
