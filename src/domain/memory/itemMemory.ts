import { unpacked } from './dayCounts';
import { dayGrade } from './dayGrade';
import type { Days } from './memoryDocument';
import { type RememberedDay, rememberedDays } from './rememberedDays';
import { daysUntilDue, recallAfter, type Strength, strengthAfter } from './schedule';

/** What is strong would be remembered, nine times in ten, after a week without practice. */
export const STRONG_FROM_DAYS = 7;

/**
 * `new`: never practised. `due`: today, or since some days, it is likely enough forgotten to be asked again. `strong`:
 * not due, and held for a week or longer. `fading`: not due yet, but held for less than a week.
 */
export const STANDINGS = ['new', 'strong', 'fading', 'due'] as const;
export type Standing = (typeof STANDINGS)[number];

export type ItemMemory = {
  /** The day number from which on it is due; of something new, today. */
  readonly dueOn: number;
  /** After so many days it is remembered with a probability of 90 %; 0 of something new. */
  readonly stability: number;
  /** How likely it is remembered today; 0 of something new. */
  readonly retrievability: number;
  readonly standing: Standing;
};

type Reviewed = { readonly last: number; readonly stability: number; readonly dueOn: number };

/** What a wrong clock put after today counts for nothing until it comes. */
function reviewed(days: readonly RememberedDay[], today: number): Reviewed | null {
  let strength: Strength | null = null;
  let last = 0;
  for (const { day, packed } of days) {
    const grade = day <= today ? dayGrade(unpacked(packed)) : null;
    if (grade === null) continue;
    strength = strengthAfter(strength, day - last, grade);
    last = day;
  }
  return strength && { last, stability: strength.stability, dueOn: last + daysUntilDue(strength.stability) };
}

// The same days are asked about again and again, and documents share what did not change.
const known = new WeakMap<Days, Reviewed>();

function reviewedUpTo(days: Days, today: number): Reviewed | null {
  const before = known.get(days);
  if (before && before.last <= today) return before;
  const remembered = rememberedDays(days);
  const result = reviewed(remembered, today);
  const isWhole = (remembered.at(-1)?.day ?? 0) <= today;
  if (result && isWhole) known.set(days, result);
  return result;
}

function standingOf({ stability, dueOn }: Reviewed, today: number): Standing {
  if (dueOn <= today) return 'due';
  return stability >= STRONG_FROM_DAYS ? 'strong' : 'fading';
}

export function itemMemory(days: Days, today: number): ItemMemory {
  const review = reviewedUpTo(days, today);
  if (review === null) return { dueOn: today, stability: 0, retrievability: 0, standing: 'new' };
  const { last, stability, dueOn } = review;
  const retrievability = recallAfter(today - last, stability);
  return { dueOn, stability, retrievability, standing: standingOf(review, today) };
}
