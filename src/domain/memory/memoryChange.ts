import { packed } from './dayCounts';
import { dayTextOf } from './dayText';
import { MEMORY_PARTS, type MemoryDocument, type MemoryPart, partOf } from './memoryDocument';
import { isPair } from './pair';

/** The answers of one activity. */
export type DayAnswers = {
  /** The learner's local day, such as `2026-11-15`. */
  readonly day: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** The right answers that were given after hesitating. */
  readonly hesitant?: readonly string[];
  /** The right letter and the one picked instead: `ధ ద`. */
  readonly mixedUp?: readonly string[];
  /** For right answers, the right letter and one offered beside it: `ధ ద`. */
  readonly toldApart?: readonly string[];
};

export type MemoryIncrement = {
  readonly path: readonly [field: keyof MemoryDocument, name: string, day: string];
  readonly by: number;
};

export type MemoryChange = { readonly part: MemoryPart; readonly increments: readonly MemoryIncrement[] };

const timesOf = (names: readonly string[] = []): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
};

function incrementsOf(
  field: keyof MemoryDocument,
  day: string,
  answers: Pick<DayAnswers, 'right' | 'wrong' | 'hesitant'>,
): MemoryIncrement[] {
  const [right, wrong, hesitant] = [timesOf(answers.right), timesOf(answers.wrong), timesOf(answers.hesitant)];
  return [...new Set([...right.keys(), ...wrong.keys()])].map((name) => {
    const times = right.get(name) ?? 0;
    const counts = { right: times, hesitant: Math.min(times, hesitant.get(name) ?? 0), wrong: wrong.get(name) ?? 0 };
    return { path: [field, name, day], by: packed(counts) };
  });
}

/** The changes by these answers, per part; none for an invalid day. They can be applied in any order. */
export function memoryChange(answers: DayAnswers): MemoryChange[] {
  const day = dayTextOf(answers.day);
  if (day === null) return [];
  const { toldApart = [], mixedUp = [] } = answers;
  const items = incrementsOf('items', day, answers);
  const pairs = incrementsOf('pairs', day, { right: toldApart, wrong: mixedUp }).filter(({ path }) => isPair(path[1]));
  return MEMORY_PARTS.map((part) => ({
    part,
    increments: [...items.filter(({ path }) => partOf(path[1]) === part), ...(part === 'letters' ? pairs : [])],
  })).filter(({ increments }) => increments.length > 0);
}
