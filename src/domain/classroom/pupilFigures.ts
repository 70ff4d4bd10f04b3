import type { Activity } from '../activity/activity';
import { lettersOf } from '../memory/pair';
import { dayNumber, dayOf, DAYS_OF_WEEK, weekdayOf } from '../progress/calendar';
import { countOf } from '../progress/soundSummary';
import type { Score } from '../scores/score';
import type { Pupil, PupilFigures } from './classroom';

export const MAX_PAIRS = 20;
const SECONDS_OF_DAY = 86_400;

/** The Monday of the day's week; `null` if the day is invalid. */
function mondayOf(day: string): number | null {
  const number = dayNumber(day);
  return number === null ? null : number - weekdayOf(number);
}

/** Both directions have the same name. */
function pairName(pair: string): string | null {
  const letters = lettersOf(pair);
  return letters && letters.toSorted().join(' ');
}

type Pairs = Readonly<Record<string, number>>;

/** Older mix-ups count half as much with each week. */
const faded = (pairs: Pairs, weeks: number): Pairs =>
  Object.fromEntries(
    Object.entries(pairs).flatMap(([pair, count]) => {
      const left = Math.floor(count / 2 ** weeks);
      return left > 0 ? [[pair, left]] : [];
    }),
  );

function withPairs(pairs: Pairs, mixedUp: readonly string[]): Pairs {
  const added = mixedUp.flatMap((pair) => pairName(pair) ?? []);
  const counts = new Map(Object.entries(pairs));
  for (const pair of added) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  // New pairs outrank frequent ones when the list is full, because the teacher needs today's mix-ups.
  const weight = ([pair, count]: [string, number]) => count + (added.includes(pair) ? Number.MAX_SAFE_INTEGER / 2 : 0);
  return Object.fromEntries([...counts].sort((one, other) => weight(other) - weight(one)).slice(0, MAX_PAIRS));
}

const pointsOfWeek = (pointsByDay: Pairs, monday: number): number =>
  Array.from({ length: DAYS_OF_WEEK }, (_, at) => countOf(pointsByDay, dayOf(monday + at))).reduce((a, b) => a + b, 0);

/**
 * The figures after one more activity, with the points the server counted. The weekly figures are for the week of the
 * latest day, so they do not depend on the order in which activities arrive.
 */
export function withFigures(
  before: PupilFigures,
  activity: Activity,
  { points, pointsByDay }: Pick<Score, 'points' | 'pointsByDay'>,
): PupilFigures {
  const week = mondayOf(activity.day);
  if (week === null) return before;
  const weekBefore = mondayOf(before.lastDay);
  const latest = Math.max(week, weekBefore ?? week);
  const counted = { ...before, points, pointsThisWeek: pointsOfWeek(pointsByDay, latest) };
  if (week < latest) return counted;
  const seconds = Math.min(SECONDS_OF_DAY, Math.max(0, activity.secondsSpent));
  const weeks = weekBefore === null ? 0 : (week - weekBefore) / DAYS_OF_WEEK;
  return {
    ...counted,
    lastDay: activity.day > before.lastDay ? activity.day : before.lastDay,
    secondsThisWeek: seconds + (week === weekBefore ? before.secondsThisWeek : 0),
    mixedUp: withPairs(faded(before.mixedUp, weeks), activity.mixedUp),
  };
}

/** The figures on this day: the weekly ones are 0 if the pupil's last day is in an earlier week. */
export function figuresOn<P extends PupilFigures>(pupil: P, today: string): P {
  const [week, last] = [mondayOf(today), mondayOf(pupil.lastDay)];
  return last !== null && week !== null && last >= week ? pupil : { ...pupil, pointsThisWeek: 0, secondsThisWeek: 0 };
}

/** The pairs mixed up most, most frequent first. */
export const worstPairs = ({ mixedUp }: PupilFigures, limit = 3): readonly (readonly [string, string])[] =>
  Object.entries(mixedUp)
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .flatMap(([pair]) => {
      const letters = lettersOf(pair);
      return letters ? [letters] : [];
    })
    .slice(0, limit);

/** The pairs a class mixes up, sorted by number of pupils, then by frequency. */
export function pairsOfClass(
  pupils: readonly Pupil[],
  limit = 5,
): { letters: readonly [string, string]; pupils: number }[] {
  const totals = new Map<string, { pupils: number; times: number }>();
  for (const { mixedUp } of pupils) {
    for (const [pair, count] of Object.entries(mixedUp)) {
      const total = totals.get(pair) ?? { pupils: 0, times: 0 };
      totals.set(pair, { pupils: total.pupils + 1, times: total.times + count });
    }
  }
  return [...totals]
    .sort(([, a], [, b]) => b.pupils - a.pupils || b.times - a.times)
    .flatMap(([pair, { pupils: pupilCount }]) => {
      const letters = lettersOf(pair);
      return letters ? [{ letters, pupils: pupilCount }] : [];
    })
    .slice(0, limit);
}
