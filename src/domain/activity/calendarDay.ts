/** Days are written with four digits for the year: no moment is taken for a later one, or for one before there were any. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

/** What a clock or a file says, as a moment that has a day. */
export const soundMoment = (moment: number): number =>
  Number.isNaN(moment) ? 0 : Math.min(LAST_MOMENT, Math.max(0, moment));

/** The day on the learner's own calendar, as in `2026-11-15`. */
export const calendarDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
