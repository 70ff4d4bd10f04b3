/** One day's answers about one item. For a pair, `right` means told apart and `wrong` means mixed up. */
export type DayCounts = {
  readonly right: number;
  /** Number of right answers given after hesitating. */
  readonly hesitant: number;
  readonly wrong: number;
};

/** Counts are packed in base 10,000, more than one answer every nine seconds, day and night. */
const RADIX = 10_000;
const WRONG_UNIT = RADIX * RADIX;
const MAX_PACKED = WRONG_UNIT * RADIX;
const NONE: DayCounts = { right: 0, hesitant: 0, wrong: 0 };

/** Packs three counts into one number, so that adding two such numbers adds their counts. */
export const packed = ({ right, hesitant, wrong }: DayCounts): number => right + RADIX * hesitant + WRONG_UNIT * wrong;

/** An invalid number counts as no answers. */
export function unpacked(day: number): DayCounts {
  if (!(day >= 1 && day < MAX_PACKED)) return NONE;
  const whole = Math.floor(day);
  const right = whole % RADIX;
  const hesitant = Math.floor(whole / RADIX) % RADIX;
  return { right, hesitant: Math.min(hesitant, right), wrong: Math.floor(whole / WRONG_UNIT) };
}
