import type { Random } from '../random';

type Entry = { readonly id: string };

/** The chosen groups of entries. They are not merged, because copying many entries is slow. */
type Groups<T> = readonly (readonly T[])[];

/** Ids of entries already drawn; they are not drawn again until all were. */
export type Used = ReadonlySet<string>;

export type Drawn<T> = { readonly drawn: readonly T[]; readonly used: Used };

// With 16 tries per entry, random picks almost always find a free one until 90 % are used.
const TRIES_PER_ENTRY = 16;

const sizeOf = (groups: Groups<unknown>) => groups.reduce((sum, group) => sum + group.length, 0);

function entryAt<T>(groups: Groups<T>, place: number): T | undefined {
  let left = place;
  for (const group of groups) {
    if (left < group.length) return group[left];
    left -= group.length;
  }
  return undefined;
}

/** Removes a random entry in constant time: the last entry fills its place. */
function take<T>(pool: T[], random: Random): T | undefined {
  const at = Math.floor(random() * pool.length);
  const taken = pool[at];
  const last = pool.pop();
  if (last !== undefined && at < pool.length) pool[at] = last;
  return taken;
}

/** Up to `wanted` different random entries that are not in `without`. It scans all entries only when few are free. */
function someOf<T extends Entry>(groups: Groups<T>, without: Used, wanted: number, random: Random): readonly T[] {
  const taken = new Map<string, T>();
  const isFree = ({ id }: T) => !without.has(id) && !taken.has(id);
  const size = sizeOf(groups);
  if (size === 0) return [];
  for (let tries = wanted * TRIES_PER_ENTRY; tries > 0 && taken.size < wanted; tries -= 1) {
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
 * Draws `count` random entries. None repeats until all were used; then the used set starts over, first with entries that
 * are not in this draw. A draw larger than the number of entries has some of them twice.
 */
export function draw<T extends Entry>(groups: Groups<T>, used: Used, count: number, random: Random): Drawn<T> {
  const drawn = [...someOf(groups, used, count, random)];
  let nowUsed = new Set([...used, ...idsOf(drawn)]);
  while (drawn.length < count && sizeOf(groups) > 0) {
    const fresh = someOf(groups, new Set(idsOf(drawn)), count - drawn.length, random);
    const repeats = someOf(groups, new Set(idsOf(fresh)), count - drawn.length - fresh.length, random);
    drawn.push(...fresh, ...repeats);
    nowUsed = new Set(idsOf([...fresh, ...repeats]));
  }
  return { drawn, used: nowUsed };
}
