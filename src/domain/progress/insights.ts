import type { Activity } from '../activity/activity';
import { isPassed, percentageOf } from '../quiz/passMark';
import { dayNumber, DAYS_OF_WEEK } from './calendar';
import { belongsTo, type Concept } from './concepts';

/** An insight about the last seven days. Its text is in the catalogues; `concept` is a concept id. */
export type Insight =
  | { readonly kind: 'went-well'; readonly concept: string }
  | { readonly kind: 'needs-practice'; readonly concept: string }
  | { readonly kind: 'mixed-up'; readonly letters: readonly [string, string] }
  | { readonly kind: 'keep-streak'; readonly days: number }
  | { readonly kind: 'goal-reached' }
  | { readonly kind: 'goal-left'; readonly minutes: number }
  | { readonly kind: 'come-back' };

/** Fewer answers are too few for an insight. */
const MIN_ANSWERS = 4;
const MIN_WENT_WELL_PERCENT = 80;
const LETTERS_OF_PAIR = 2;

type RecentActivity = Pick<Activity, 'day' | 'right' | 'wrong' | 'mixedUp'>;

export function ofLastSevenDays<T extends Pick<Activity, 'day'>>(activities: readonly T[], today: string): T[] {
  const now = dayNumber(today);
  return activities.filter(({ day }) => {
    const then = dayNumber(day);
    return now !== null && then !== null && then <= now && now - then < DAYS_OF_WEEK;
  });
}

function scoreOf(concept: Concept, activities: readonly RecentActivity[]): { answers: number; percent: number } {
  const isOwn = belongsTo(concept);
  const count = (keys: readonly string[]) => keys.filter(isOwn).length;
  const right = activities.reduce((total, activity) => total + count(activity.right), 0);
  const wrong = activities.reduce((total, activity) => total + count(activity.wrong), 0);
  return { answers: right + wrong, percent: percentageOf(right, right + wrong) };
}

/** The best and the worst concept among those with enough answers. */
export function conceptInsights(concepts: readonly Concept[], recent: readonly RecentActivity[]): Insight[] {
  const scored = concepts
    .map((concept) => ({ concept: concept.id, ...scoreOf(concept, recent) }))
    .filter(({ answers }) => answers >= MIN_ANSWERS)
    .sort((a, b) => b.percent - a.percent || b.answers - a.answers);
  const [best] = scored;
  const worst = scored.at(-1);
  return [
    ...(best && best.percent >= MIN_WENT_WELL_PERCENT ? [{ kind: 'went-well', concept: best.concept } as const] : []),
    ...(worst && !isPassed(worst.percent) ? [{ kind: 'needs-practice', concept: worst.concept } as const] : []),
  ];
}

function pairOf(entry: string): readonly [string, string] | null {
  const letters = entry.split(' ').filter((letter) => letter !== '');
  const [right, picked] = letters;
  const isPair = letters.length === LETTERS_OF_PAIR && right !== undefined && picked !== undefined && right !== picked;
  return isPair ? [right, picked] : null;
}

/** Confusions from the memory replace the mix-ups of the last days, which are less reliable. */
export const withConfusions = (
  insights: readonly Insight[],
  pairs: readonly { readonly letters: readonly [string, string] }[],
): readonly Insight[] => {
  const others = insights.filter(({ kind }) => kind !== 'mixed-up');
  return [...pairs.map(({ letters }): Insight => ({ kind: 'mixed-up', letters })), ...others];
};

/** The two letters mixed up most often, in either direction. */
export function mixedUpInsight(recent: readonly RecentActivity[]): Insight[] {
  const pairs = new Map<string, { letters: readonly [string, string]; times: number }>();
  for (const entry of recent.flatMap(({ mixedUp }) => mixedUp)) {
    const letters = pairOf(entry);
    if (!letters) continue;
    const name = letters.toSorted().join(' ');
    const known = pairs.get(name);
    pairs.set(name, { letters: known?.letters ?? letters, times: (known?.times ?? 0) + 1 });
  }
  const [most] = [...pairs.values()].sort((a, b) => b.times - a.times);
  return most ? [{ kind: 'mixed-up', letters: most.letters }] : [];
}
