/** One day's answers about one item. Of a pair, `right` is told apart and `wrong` is mixed up. */
export type DayCounts = {
  readonly right: number;
  /** How many of the right ones came only after hesitating. */
  readonly hesitant: number;
  readonly wrong: number;
};

/** More than anyone can answer about one thing in a day: that is one answer every nine seconds, day and night. */
const ROOM = 10_000;
const WRONG_FROM = ROOM * ROOM;
const FULL = WRONG_FROM * ROOM;
const NONE: DayCounts = { right: 0, hesitant: 0, wrong: 0 };

/** Three counts as one number. The sum of two such numbers holds the sums of their counts. */
export const packed = ({ right, hesitant, wrong }: DayCounts): number => right + ROOM * hesitant + WRONG_FROM * wrong;

/** A number that no answers can have made counts as no answers. */
export function unpacked(day: number): DayCounts {
  if (!(day >= 1 && day < FULL)) return NONE;
  const whole = Math.floor(day);
  const right = whole % ROOM;
  const hesitant = Math.floor(whole / ROOM) % ROOM;
  return { right, hesitant: Math.min(hesitant, right), wrong: Math.floor(whole / WRONG_FROM) };
}
