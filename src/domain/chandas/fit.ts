import type { Gana, Slot, Weight } from './ganas';
import type { WeighedAkshara } from './weights';

/** A gana in a line: its aksharas are those from `start` up to, not including, `end`. */
export type PlacedGana = {
  readonly name: string;
  readonly kind: Slot['kind'];
  readonly start: number;
  readonly end: number;
  readonly pattern: readonly Weight[];
};

export type Fit = {
  /** Whether the ganas cover the whole line exactly. */
  readonly fits: boolean;
  /** As many ganas from the start of the line as were found. */
  readonly ganas: readonly PlacedGana[];
};

type Step = { readonly licenses: number; readonly gana: PlacedGana; readonly before: Step | undefined };

/** How many aksharas are not in their usual weight if the gana starts here; undefined if it cannot. */
function licensesFor(gana: Gana, line: readonly WeighedAkshara[], start: number): number | undefined {
  let licenses = 0;
  for (const [offset, weight] of gana.pattern.entries()) {
    const akshara = line[start + offset];
    if (!akshara) return undefined;
    if (akshara.usual === weight) continue;
    if (!akshara.either) return undefined;
    licenses += 1;
  }
  return licenses;
}

type Reached = ReadonlyMap<number, Step | undefined>;

/**
 * Tries every gana of the slot from every place reached so far; for each new place only the path with the fewest
 * licenses is stored.
 */
function nextPlaces(reached: Reached, slot: Slot, line: readonly WeighedAkshara[]): Map<number, Step> {
  const next = new Map<number, Step>();
  for (const [start, before] of reached) {
    for (const gana of slot.ganas) {
      const more = licensesFor(gana, line, start);
      if (more === undefined) continue;
      const end = start + gana.pattern.length;
      const licenses = (before?.licenses ?? 0) + more;
      const known = next.get(end);
      if (known && known.licenses <= licenses) continue;
      const placed = { name: gana.name, kind: slot.kind, start, end, pattern: gana.pattern };
      next.set(end, { licenses, gana: placed, before });
    }
  }
  return next;
}

function ganasUpTo(last: Step | undefined): PlacedGana[] {
  const ganas: PlacedGana[] = [];
  for (let step = last; step; step = step.before) ganas.push(step.gana);
  return ganas.toReversed();
}

/**
 * Finds the ganas of a line, slot by slot. The work grows with the slots, not with the number of paths, because each
 * slot has at most as many places as the line has aksharas.
 */
export function fit(line: readonly WeighedAkshara[], slots: readonly Slot[]): Fit {
  let reached: Reached = new Map([[0, undefined]]);
  let furthest: Step | undefined;
  for (const slot of slots) {
    const next = nextPlaces(reached, slot, line);
    if (next.size === 0) return { fits: false, ganas: ganasUpTo(furthest) };
    furthest = [...next.values()].reduce((best, step) => (step.licenses < best.licenses ? step : best));
    reached = next;
  }
  const whole = reached.get(line.length);
  return { fits: whole !== undefined, ganas: ganasUpTo(whole ?? furthest) };
}
