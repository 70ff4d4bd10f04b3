import { dayOfText } from './dayText';
import type { Days, MemoryDocument } from './memoryDocument';

/**
 * An item's memory uses only its newest days, and which these are does not depend on today. So any device can delete
 * older days at any time: a late increment on a deleted day is older than eight others and is ignored everywhere.
 */
export const DAYS_REMEMBERED = 8;

export type RememberedDay = { readonly day: number; readonly packed: number };

function daysOf(days: Days): RememberedDay[] {
  const result: RememberedDay[] = [];
  // JavaScript lists integer keys in ascending order.
  for (const text of Object.keys(days)) {
    const day = dayOfText(text);
    if (day !== null) result.push({ day, packed: days[text] ?? 0 });
  }
  return result;
}

/** The newest days, in ascending order. */
export function rememberedDays(days: Days): readonly RememberedDay[] {
  const all = daysOf(days);
  return all.length > DAYS_REMEMBERED ? all.slice(-DAYS_REMEMBERED) : all;
}

const forgottenDays = (days: Days): string[] =>
  Object.keys(days).length <= DAYS_REMEMBERED
    ? []
    : daysOf(days)
        .slice(0, -DAYS_REMEMBERED)
        .map(({ day }) => String(day));

type FieldPath = readonly [field: keyof MemoryDocument, name: string, day: string];

/** More than the app's content has; a document with eight days of each is still well below 1 MiB. */
const MAX_REMEMBERED = { items: 4000, pairs: 3000 } as const;

const newestDay = (days: Days): number => daysOf(days).at(-1)?.day ?? -1;

/** The items to delete from a full document: those not asked for the longest time. */
export const forgottenItems = (document: MemoryDocument): (readonly [field: keyof MemoryDocument, name: string])[] =>
  (['items', 'pairs'] as const).flatMap((field) => {
    const names = Object.keys(document[field]);
    if (names.length <= MAX_REMEMBERED[field]) return [];
    const lastAsked = new Map(Object.entries(document[field]).map(([name, days]) => [name, newestDay(days)]));
    return names
      .toSorted((one, other) => (lastAsked.get(one) ?? 0) - (lastAsked.get(other) ?? 0))
      .slice(0, names.length - MAX_REMEMBERED[field])
      .map((name) => [field, name] as const);
  });

/** The fields that can be deleted without changing any result. */
export const prunedDays = (document: MemoryDocument): FieldPath[] =>
  (['items', 'pairs'] as const).flatMap((field) =>
    Object.entries(document[field]).flatMap(([name, days]) =>
      forgottenDays(days).map((day): FieldPath => [field, name, day]),
    ),
  );

const remembered = (days: Days): Days =>
  Object.keys(days).length <= DAYS_REMEMBERED
    ? days
    : Object.fromEntries(rememberedDays(days).map(({ day, packed }) => [String(day), packed]));

const onlyRemembered = (byName: MemoryDocument['items']): MemoryDocument['items'] =>
  Object.fromEntries(Object.entries(byName).map(([name, days]) => [name, remembered(days)]));

/** The document without days that no longer count. */
export const withoutPrunedDays = ({ items, pairs }: MemoryDocument): MemoryDocument => ({
  items: onlyRemembered(items),
  pairs: onlyRemembered(pairs),
});
