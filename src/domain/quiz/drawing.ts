import type { Random } from '../random';

type Entry = { readonly id: string };

/** What was drawn before and is not drawn again until everything was. */
export type Used = ReadonlySet<string>;

export type Drawn<T> = { readonly drawn: readonly T[]; readonly used: Used };

/** Takes one by chance in constant time: the last one fills its place. */
function take<T>(pool: T[], random: Random): T | undefined {
  const at = Math.floor(random() * pool.length);
  const taken = pool[at];
  const last = pool.pop();
  if (last !== undefined && at < pool.length) pool[at] = last;
  return taken;
}

/**
 * As many entries as wanted, by chance. None comes again until all were used; then the used set starts anew, first with
 * those that are not in this draw. A draw that is larger than all entries has some of them twice.
 */
export function draw<T extends Entry>(entries: readonly T[], used: Used, count: number, random: Random): Drawn<T> {
  const drawn: T[] = [];
  let nowUsed = new Set(used);
  let pool = entries.filter(({ id }) => !nowUsed.has(id));
  let later: T[] = [];
  while (drawn.length < count && entries.length > 0) {
    if (pool.length === 0) {
      [pool, later] = [later, []];
    }
    if (pool.length === 0) {
      nowUsed = new Set();
      const seen = new Set(drawn.map(({ id }) => id));
      pool = entries.filter(({ id }) => !seen.has(id));
      later = entries.filter(({ id }) => seen.has(id));
      continue;
    }
    const taken = take(pool, random);
    if (!taken) break;
    drawn.push(taken);
    nowUsed.add(taken.id);
  }
  return { drawn, used: nowUsed };
}
