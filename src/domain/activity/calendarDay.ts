/** A day has a four-digit year, so moments after 9999 are clamped. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

/** Clamps a timestamp from a clock or an imported file to one that `calendarDay` can format. */
export const soundMoment = (moment: number): number =>
  Number.isNaN(moment) ? 0 : Math.min(LAST_MOMENT, Math.max(0, moment));

/** The learner's local day, such as `2026-11-15`. */
export const calendarDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
