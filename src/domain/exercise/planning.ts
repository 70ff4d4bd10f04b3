import { type Random, shuffled } from '../random';

/** A kind of exercise as its place in the order sees it: how much it counts, and whether it has that much to ask. */
type WeighedKind<N extends string> = {
  readonly name: N;
  readonly weight: number;
  readonly hasMoreThan: (count: number) => boolean;
};

/** With what it can be made for, each once and named by its key. */
export type PlannedKind<N extends string, F> = WeighedKind<N> & { readonly focuses: readonly F[] };

/** Which kind each of `count` exercises has: every kind at least once if there is room, the weightier ones oftener. */
export function kindsInOrder<N extends string>(kinds: readonly WeighedKind<N>[], count: number, random: Random): N[] {
  const suited = shuffled(
    kinds.filter(({ weight, hasMoreThan }) => weight > 0 && hasMoreThan(0)),
    random,
  );
  if (suited.length === 0) return [];
  const left = new Map(suited.slice(0, count).map(({ name }) => [name, 1]));
  const share = ({ name, weight, hasMoreThan }: WeighedKind<N>) => {
    const had = left.get(name) ?? 0;
    // Once everything it can ask for was asked for, a kind waits until the others have had their turn.
    return hasMoreThan(had) ? weight / (had + 0.5) : weight / 1000 / (had + 0.5);
  };
  for (let total = left.size; total < count; total += 1) {
    const next = suited.reduce((best, kind) => (share(kind) > share(best) ? kind : best));
    left.set(next.name, (left.get(next.name) ?? 0) + 1);
  }
  return spread(left, random);
}

/** The same kind as rarely as possible twice in a row. */
function spread<N extends string>(counts: Map<N, number>, random: Random): N[] {
  const order: N[] = [];
  const waiting = () => [...counts].filter(([, count]) => count > 0);
  for (let open = waiting(); open.length > 0; open = waiting()) {
    const total = open.reduce((sum, [, count]) => sum + count, 0);
    const others = open.filter(([name]) => name !== order.at(-1));
    const choice = others.length > 0 ? others : open;
    // What makes up half of the rest must go in between the others now, or it comes twice in a row at the end.
    const pressing = choice.filter(([, count]) => count * 2 >= total);
    const [next] = shuffled(pressing.length > 0 ? pressing : choice, random)[0] ?? [];
    if (next === undefined) break;
    counts.set(next, (counts.get(next) ?? 0) - 1);
    order.push(next);
  }
  return order;
}

type Turns<N extends string, F, E> = {
  readonly kinds: readonly PlannedKind<N, F>[];
  readonly keyOf: (focus: F) => string;
  /** How often it came before. */
  readonly seen: (focus: F) => number;
  readonly make: (kind: N, focus: F) => E | null;
};

/** Takes what came least so far, by chance among equals. */
function takeLeastSeen<F>(open: F[], seen: (focus: F) => number, random: Random): F | undefined {
  const least = Math.min(...open.map(seen));
  const equals = open.flatMap((focus, at) => (seen(focus) === least ? [at] : []));
  const at = equals[Math.floor(random() * equals.length)];
  return at === undefined ? undefined : open.splice(at, 1)[0];
}

/** Makes one exercise for each kind in the order given, and asks for nothing twice as long as there is something else. */
export function madeInOrder<N extends string, F, E>(order: readonly N[], turns: Turns<N, F, E>, random: Random): E[] {
  const { kinds, keyOf, seen, make } = turns;
  const used = new Set<string>();
  const focusesOf = (kind: N) => kinds.find(({ name }) => name === kind)?.focuses ?? [];

  const madeFrom = (kind: N, open: F[]): E | null => {
    for (
      let focus = takeLeastSeen(open, seen, random);
      focus !== undefined;
      focus = takeLeastSeen(open, seen, random)
    ) {
      const exercise = make(kind, focus);
      if (exercise !== null) {
        used.add(keyOf(focus));
        return exercise;
      }
    }
    return null;
  };
  const madeOf = (kind: N): E | null => {
    const focuses = focusesOf(kind);
    const fresh = focuses.filter((focus) => !used.has(keyOf(focus)));
    return madeFrom(kind, fresh) ?? madeFrom(kind, [...focuses]);
  };

  // Kinds with little to ask for choose first.
  const places = order
    .map((kind, at) => ({ kind, at }))
    .toSorted((one, other) => focusesOf(one.kind).length - focusesOf(other.kind).length);
  const made = places.flatMap(({ kind, at }) => {
    const exercise = madeOf(kind) ?? kinds.reduce<E | null>((found, { name }) => found ?? madeOf(name), null);
    return exercise === null ? [] : [{ exercise, at }];
  });
  return made.toSorted((one, other) => one.at - other.at).map(({ exercise }) => exercise);
}
