import { unpacked } from './dayCounts';
import type { Days, MemoryDocument } from './memoryDocument';
import { lettersOf } from './pair';
import { rememberedDays } from './rememberedDays';

/** Older answers say nothing about today. */
export const CONFUSION_WINDOW_DAYS = 21;

/**
 * Each mix-up adds `MIX_UP_WEIGHT` to a pair's confusion, and each answer that told the two apart subtracts one. A pair
 * mixed up less than once in six answers is therefore never listed; three mix-ups in a row list it. The upper bound lets
 * ten right answers on later days remove any pair; the lower bound keeps old knowledge from hiding a new confusion.
 */
export const MIX_UP_WEIGHT = 5;
export const MIN_LISTED_CONFUSION = 15;
const MAX_CONFUSION = 24;
const MIN_CONFUSION = -MIX_UP_WEIGHT;

export type ConfusedPair = {
  /** Sorted by code point, so that both directions are one pair. */
  readonly letters: readonly [string, string];
  /** Counted within the last `CONFUSION_WINDOW_DAYS`, as is `toldApart`. */
  readonly mixedUp: number;
  readonly toldApart: number;
};

type Letters = ConfusedPair['letters'];
type DayOfPair = { readonly mixedUp: number; readonly toldApart: number };
type PairHistory = { readonly letters: Letters; readonly byDay: ReadonlyMap<number, DayOfPair> };

/** Adds up both directions of a pair, by day. */
function sumByDay(directions: readonly Days[]): Map<number, DayOfPair> {
  const byDay = new Map<number, DayOfPair>();
  for (const { day, packed } of directions.flatMap(rememberedDays)) {
    const { right, wrong } = unpacked(packed);
    const { mixedUp = 0, toldApart = 0 } = byDay.get(day) ?? {};
    byDay.set(day, { mixedUp: mixedUp + wrong, toldApart: toldApart + right });
  }
  return byDay;
}

const wasMixedUp = (days: Days): boolean => Object.values(days).some((packed) => unpacked(packed).wrong > 0);

/** The pairs that were ever mixed up; most pairs were only told apart. */
function mixedUpPairs({ pairs }: MemoryDocument): PairHistory[] {
  const histories = new Map<string, PairHistory>();
  for (const [pair, days] of Object.entries(pairs)) {
    const letters = wasMixedUp(days) ? lettersOf(pair) : null;
    if (!letters) continue;
    const [one, other] = letters[0] < letters[1] ? letters : [letters[1], letters[0]];
    const directions = [`${one} ${other}`, `${other} ${one}`] as const;
    histories.set(directions[0], {
      letters: [one, other],
      byDay: sumByDay(directions.map((name) => pairs[name] ?? {})),
    });
  }
  return [...histories.values()];
}

const sumOf = (days: readonly DayOfPair[], count: keyof DayOfPair): number =>
  days.reduce((total, day) => total + day[count], 0);

function confusionOf(days: readonly DayOfPair[]): number {
  const bounded = (value: number) => Math.min(MAX_CONFUSION, Math.max(MIN_CONFUSION, value));
  return days.reduce((before, { mixedUp, toldApart }) => bounded(before + MIX_UP_WEIGHT * mixedUp - toldApart), 0);
}

const lastDays = ({ byDay }: PairHistory, today: number): DayOfPair[] =>
  [...byDay]
    .filter(([day]) => day <= today && today - day < CONFUSION_WINDOW_DAYS)
    .sort(([one], [other]) => one - other)
    .map(([, counts]) => counts);

/** The pairs this learner mixes up, worst first; an occasional slip does not count. */
export const confusedPairs = (document: MemoryDocument, today: number, limit = 3): ConfusedPair[] =>
  mixedUpPairs(document)
    .map((history) => ({ letters: history.letters, days: lastDays(history, today) }))
    .map(({ letters, days }) => ({ letters, days, confusion: confusionOf(days), mixedUp: sumOf(days, 'mixedUp') }))
    .filter(({ confusion }) => confusion >= MIN_LISTED_CONFUSION)
    .sort(
      (a, b) => b.confusion - a.confusion || b.mixedUp - a.mixedUp || (a.letters.join() < b.letters.join() ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ letters, days, mixedUp }) => ({ letters, mixedUp, toldApart: sumOf(days, 'toldApart') }));

/** Added to the number of answers, so that a single slip weighs less than a habit. */
const PRIOR_ANSWERS = 2;

/** How much this learner mixes the letter up with others: a weight from 0 to 1 per letter, highest first. */
export function weightsOfConfusion(document: MemoryDocument, letter: string): ReadonlyMap<string, number> {
  const weights = mixedUpPairs(document).flatMap(({ letters: [one, other], byDay }): [string, number][] => {
    const days = [...byDay.values()];
    const mixedUp = sumOf(days, 'mixedUp');
    if (mixedUp === 0 || (one !== letter && other !== letter)) return [];
    return [[one === letter ? other : one, mixedUp / (mixedUp + sumOf(days, 'toldApart') + PRIOR_ANSWERS)]];
  });
  return new Map(weights.sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)));
}

/** The letters or signs this learner mixes up with each one, worst first. They are offered as wrong choices. */
export function ownConfusions(document: MemoryDocument): Readonly<Record<string, readonly string[]>> {
  const letters = new Set(mixedUpPairs(document).flatMap((history) => history.letters));
  const partners = [...letters].map((letter) => [letter, [...weightsOfConfusion(document, letter).keys()]] as const);
  return Object.fromEntries(partners.filter(([, others]) => others.length > 0));
}
