import { type Random, shuffled } from '../random';

/** A kind with its weight; `hasMoreThan` tells whether it has more than `count` focuses. */
type WeighedKind<N extends string> = {
  readonly name: N;
  readonly weight: number;
  readonly hasMoreThan: (count: number) => boolean;
};

/** `focuses` are all focuses the kind can ask about, without duplicates. */
export type PlannedKind<N extends string, F> = WeighedKind<N> & { readonly focuses: readonly F[] };

/** The kinds of `count` exercises: each kind at least once if there is room, and those with more weight more often. */
export function kindsInOrder<N extends string>(kinds: readonly WeighedKind<N>[], count: number, random: Random): N[] {
  const suitable = shuffled(
    kinds.filter(({ weight, hasMoreThan }) => weight > 0 && hasMoreThan(0)),
    random,
  );
  if (suitable.length === 0) return [];
  const left = new Map(suitable.slice(0, count).map(({ name }) => [name, 1]));
  const share = ({ name, weight, hasMoreThan }: WeighedKind<N>) => {
    const had = left.get(name) ?? 0;
    // A kind that has used all its focuses waits until the others have used theirs.
    return hasMoreThan(had) ? weight / (had + 0.5) : weight / 1000 / (had + 0.5);
  };
  for (let total = left.size; total < count; total += 1) {
    const next = suitable.reduce((best, kind) => (share(kind) > share(best) ? kind : best));
    left.set(next.name, (left.get(next.name) ?? 0) + 1);
  }
  return spread(left, random);
}

/** Puts the kinds in random order, avoiding the same kind twice in a row where possible. */
function spread<N extends string>(counts: Map<N, number>, random: Random): N[] {
  const order: N[] = [];
  const waiting = () => [...counts].filter(([, count]) => count > 0);
  for (let open = waiting(); open.length > 0; open = waiting()) {
    const total = open.reduce((sum, [, count]) => sum + count, 0);
    const others = open.filter(([name]) => name !== order.at(-1));
    const candidates = others.length > 0 ? others : open;
    // A kind that makes up half of the rest must be placed now, or it comes twice in a row at the end.
    const urgent = candidates.filter(([, count]) => count * 2 >= total);
    const [next] = shuffled(urgent.length > 0 ? urgent : candidates, random)[0] ?? [];
    if (next === undefined) break;
    counts.set(next, (counts.get(next) ?? 0) - 1);
    order.push(next);
  }
  return order;
}

type Making<N extends string, F, E> = {
  readonly kinds: readonly PlannedKind<N, F>[];
  readonly keyOf: (focus: F) => string;
  /** How often the learner saw it before. */
  readonly seen: (focus: F) => number;
  readonly make: (kind: N, focus: F) => E | null;
};

/** Removes and returns the focus seen least so far, random among equals. */
function takeLeastSeen<F>(open: F[], seen: (focus: F) => number, random: Random): F | undefined {
  const least = Math.min(...open.map(seen));
  const equals = open.flatMap((focus, at) => (seen(focus) === least ? [at] : []));
  const at = equals[Math.floor(random() * equals.length)];
  return at === undefined ? undefined : open.splice(at, 1)[0];
}

/** Makes one exercise for each kind in this order, and repeats a focus only when the kind has no other. */
export function makeInOrder<N extends string, F, E>(order: readonly N[], making: Making<N, F, E>, random: Random): E[] {
  const { kinds, keyOf, seen, make } = making;
  const used = new Set<string>();
  const focusesOf = (kind: N) => kinds.find(({ name }) => name === kind)?.focuses ?? [];

  const makeFrom = (kind: N, open: F[]): E | null => {
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
  const makeOf = (kind: N): E | null => {
    const focuses = focusesOf(kind);
    const fresh = focuses.filter((focus) => !used.has(keyOf(focus)));
    return makeFrom(kind, fresh) ?? makeFrom(kind, [...focuses]);
  };

  // Kinds with few focuses choose first.
  const places = order
    .map((kind, at) => ({ kind, at }))
    .toSorted((one, other) => focusesOf(one.kind).length - focusesOf(other.kind).length);
  const made = places.flatMap(({ kind, at }) => {
    const exercise = makeOf(kind) ?? kinds.reduce<E | null>((found, { name }) => found ?? makeOf(name), null);
    return exercise === null ? [] : [{ exercise, at }];
  });
  return made.toSorted((one, other) => one.at - other.at).map(({ exercise }) => exercise);
}
