import { unpacked } from './dayCounts';
import { dayGrade } from './dayGrade';
import type { Days } from './memoryDocument';
import { type RememberedDay, rememberedDays } from './rememberedDays';
import { daysUntilDue, recallAfter, type Strength, strengthAfter } from './schedule';

/** A strong item has a recall of at least 90 % after a week without practice. */
export const MIN_STRONG_DAYS = 7;

/**
 * `new`: never practiced. `due`: likely enough forgotten to be asked again. `strong`: not due, and remembered for a week
 * or longer. `fading`: not due, but remembered for less than a week.
 */
export const STANDINGS = ['new', 'strong', 'fading', 'due'] as const;
export type Standing = (typeof STANDINGS)[number];

export type ItemMemory = {
  /** The day number from which the item is due; today for a new item. */
  readonly dueOn: number;
  /** Days until the recall drops to 90 %; 0 for a new item. */
  readonly stability: number;
  /** The probability of recall today; 0 for a new item. */
  readonly retrievability: number;
  readonly standing: Standing;
};

type Review = { readonly last: number; readonly stability: number; readonly dueOn: number };

/** Days after today, which a wrong clock may record, are ignored. */
function reviewOf(days: readonly RememberedDay[], today: number): Review | null {
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

// Screens ask for the same items often, and a changed document shares its unchanged `Days` objects.
const reviewCache = new WeakMap<Days, Review>();

function reviewUpTo(days: Days, today: number): Review | null {
  const cached = reviewCache.get(days);
  if (cached && cached.last <= today) return cached;
  const remembered = rememberedDays(days);
  const result = reviewOf(remembered, today);
  const isComplete = (remembered.at(-1)?.day ?? 0) <= today;
  if (result && isComplete) reviewCache.set(days, result);
  return result;
}

function standingOf({ stability, dueOn }: Review, today: number): Standing {
  if (dueOn <= today) return 'due';
  return stability >= MIN_STRONG_DAYS ? 'strong' : 'fading';
}

export function itemMemory(days: Days, today: number): ItemMemory {
  const review = reviewUpTo(days, today);
  if (review === null) return { dueOn: today, stability: 0, retrievability: 0, standing: 'new' };
  const { last, stability, dueOn } = review;
  const retrievability = recallAfter(today - last, stability);
  return { dueOn, stability, retrievability, standing: standingOf(review, today) };
}
