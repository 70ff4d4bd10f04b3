import { unpacked } from './dayCounts';
import type { Days, MemoryDocument } from './memoryDocument';
import { lettersOf } from './pair';
import { rememberedDays } from './rememberedDays';

/** What is longer ago says nothing about today. */
export const CONFUSED_WITHIN_DAYS = 21;

/**
 * Day by day, each mix-up adds and each answer that told the two apart takes one away. So a pair is no confusion that
 * is mixed up less than once in six answers. Three mix-ups in a row bring it onto the list. The upper bound lets ten
 * right answers on later days take any pair off it; the lower one keeps old knowledge from hiding a new confusion.
 */
export const MIX_UP_WEIGHS = 5;
export const CONFUSED_FROM = 15;
const MAX_CONFUSED = 24;
const MIN_CONFUSED = -MIX_UP_WEIGHS;

export type ConfusedPair = {
  /** In the order of their code points: both directions are one pair. */
  readonly letters: readonly [string, string];
  /** Both within the last days. */
  readonly mixedUp: number;
  readonly toldApart: number;
};

type Letters = ConfusedPair['letters'];
type DayOfPair = { readonly mixedUp: number; readonly toldApart: number };
type PairHistory = { readonly letters: Letters; readonly byDay: ReadonlyMap<number, DayOfPair> };

/** What both directions together were on each day. */
function joined(directions: readonly Days[]): Map<number, DayOfPair> {
  const byDay = new Map<number, DayOfPair>();
  for (const { day, packed } of directions.flatMap(rememberedDays)) {
    const { right, wrong } = unpacked(packed);
    const { mixedUp = 0, toldApart = 0 } = byDay.get(day) ?? {};
    byDay.set(day, { mixedUp: mixedUp + wrong, toldApart: toldApart + right });
  }
  return byDay;
}

const wasMixedUp = (days: Days): boolean => Object.values(days).some((packed) => unpacked(packed).wrong > 0);

/** The pairs that were ever mixed up: most are only told apart. */
function mixedUpPairs({ pairs }: MemoryDocument): PairHistory[] {
  const found = new Map<string, PairHistory>();
  for (const [pair, days] of Object.entries(pairs)) {
    const letters = wasMixedUp(days) ? lettersOf(pair) : null;
    if (!letters) continue;
    const [one, other] = letters[0] < letters[1] ? letters : [letters[1], letters[0]];
    const directions = [`${one} ${other}`, `${other} ${one}`] as const;
    found.set(directions[0], { letters: [one, other], byDay: joined(directions.map((name) => pairs[name] ?? {})) });
  }
  return [...found.values()];
}

const sumOf = (days: readonly DayOfPair[], count: keyof DayOfPair): number =>
  days.reduce((total, day) => total + day[count], 0);

function confusionOf(days: readonly DayOfPair[]): number {
  const bounded = (value: number) => Math.min(MAX_CONFUSED, Math.max(MIN_CONFUSED, value));
  return days.reduce((before, { mixedUp, toldApart }) => bounded(before + MIX_UP_WEIGHS * mixedUp - toldApart), 0);
}

const lastDays = ({ byDay }: PairHistory, today: number): DayOfPair[] =>
  [...byDay]
    .filter(([day]) => day <= today && today - day < CONFUSED_WITHIN_DAYS)
    .sort(([one], [other]) => one - other)
    .map(([, counts]) => counts);

/** The pairs that this learner takes for each other, the worst first; a slip now and then is none. */
export const confusedPairs = (document: MemoryDocument, today: number, most = 3): ConfusedPair[] =>
  mixedUpPairs(document)
    .map((history) => ({ letters: history.letters, days: lastDays(history, today) }))
    .map(({ letters, days }) => ({ letters, days, confusion: confusionOf(days), mixedUp: sumOf(days, 'mixedUp') }))
    .filter(({ confusion }) => confusion >= CONFUSED_FROM)
    .sort(
      (a, b) => b.confusion - a.confusion || b.mixedUp - a.mixedUp || (a.letters.join() < b.letters.join() ? -1 : 1),
    )
    .slice(0, most)
    .map(({ letters, days, mixedUp }) => ({ letters, mixedUp, toldApart: sumOf(days, 'toldApart') }));

/** As if so many answers had told them apart before: one slip alone weighs less than a habit. */
const DOUBT = 2;

/** What this learner took the letter for, or for the letter: by partner from 0 to 1, the most mixed up first. */
export function weightsOfConfusion(document: MemoryDocument, letter: string): ReadonlyMap<string, number> {
  const weights = mixedUpPairs(document).flatMap(({ letters: [one, other], byDay }): [string, number][] => {
    const days = [...byDay.values()];
    const mixedUp = sumOf(days, 'mixedUp');
    if (mixedUp === 0 || (one !== letter && other !== letter)) return [];
    return [[one === letter ? other : one, mixedUp / (mixedUp + sumOf(days, 'toldApart') + DOUBT)]];
  });
  return new Map(weights.sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)));
}

/** For each letter or sign, what this learner took it for, the most mixed up first: these are offered beside it. */
export function ownConfusions(document: MemoryDocument): Readonly<Record<string, readonly string[]>> {
  const letters = new Set(mixedUpPairs(document).flatMap((history) => history.letters));
  const partners = [...letters].map((letter) => [letter, [...weightsOfConfusion(document, letter).keys()]] as const);
  return Object.fromEntries(partners.filter(([, others]) => others.length > 0));
}
