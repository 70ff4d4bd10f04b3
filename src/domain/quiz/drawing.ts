import type { Random } from '../random';

type Entry = { readonly id: string };

/** Entries in groups, as they are chosen: nothing is copied, however many they are. */
type Groups<T> = readonly (readonly T[])[];

/** What was drawn before and is not drawn again until everything was. */
export type Used = ReadonlySet<string>;

export type Drawn<T> = { readonly drawn: readonly T[]; readonly used: Used };

// Enough to find the free ones, almost surely, until nine of ten are used.
const TRIES_FOR_EACH = 16;

const sizeOf = (groups: Groups<unknown>) => groups.reduce((sum, group) => sum + group.length, 0);

function entryAt<T>(groups: Groups<T>, place: number): T | undefined {
  let left = place;
  for (const group of groups) {
    if (left < group.length) return group[left];
    left -= group.length;
  }
  return undefined;
}

/** Takes one by chance in constant time: the last one fills its place. */
function take<T>(pool: T[], random: Random): T | undefined {
  const at = Math.floor(random() * pool.length);
  const taken = pool[at];
  const last = pool.pop();
  if (last !== undefined && at < pool.length) pool[at] = last;
  return taken;
}

/** Up to so many different entries by chance, without those left out. Only when few are free, all are looked at. */
function someOf<T extends Entry>(groups: Groups<T>, without: Used, wanted: number, random: Random): readonly T[] {
  const taken = new Map<string, T>();
  const isFree = ({ id }: T) => !without.has(id) && !taken.has(id);
  const size = sizeOf(groups);
  if (size === 0) return [];
  for (let tries = wanted * TRIES_FOR_EACH; tries > 0 && taken.size < wanted; tries -= 1) {
    const entry = entryAt(groups, Math.floor(random() * size));
    if (entry && isFree(entry)) taken.set(entry.id, entry);
  }
  if (taken.size === wanted) return [...taken.values()];
  const free = groups.flatMap((group) => group.filter(isFree));
  for (let entry = take(free, random); entry && taken.size < wanted; entry = take(free, random)) {
    taken.set(entry.id, entry);
  }
  return [...taken.values()];
}

const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

/**
 * As many entries as wanted, by chance. None comes again until all were used; then the used set starts anew, first with
 * those that are not in this draw. A draw that is larger than all entries has some of them twice.
 */
export function draw<T extends Entry>(groups: Groups<T>, used: Used, count: number, random: Random): Drawn<T> {
  const drawn = [...someOf(groups, used, count, random)];
  let nowUsed = new Set([...used, ...idsOf(drawn)]);
  while (drawn.length < count && sizeOf(groups) > 0) {
    const fresh = someOf(groups, new Set(idsOf(drawn)), count - drawn.length, random);
    const again = someOf(groups, new Set(idsOf(fresh)), count - drawn.length - fresh.length, random);
    drawn.push(...fresh, ...again);
    nowUsed = new Set(idsOf([...fresh, ...again]));
  }
  return { drawn, used: nowUsed };
}
