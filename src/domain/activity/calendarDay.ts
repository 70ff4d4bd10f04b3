/** The day on the learner's own calendar, as in `2026-11-15`. */
export const calendarDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
