import type { Gana, Slot, Weight } from './ganas';
import type { WeighedAkshara } from './weights';

/** A gana where it stands in a line: its aksharas are those from `start` up to, not including, `end`. */
export type PlacedGana = {
  readonly name: string;
  readonly kind: Slot['kind'];
  readonly start: number;
  readonly end: number;
  readonly pattern: readonly Weight[];
};

export type Fit = {
  /** The whole line, no akshara over and none missing. */
  readonly fits: boolean;
  /** As many ganas from the beginning as could be found. */
  readonly ganas: readonly PlacedGana[];
};

type Step = { readonly licences: number; readonly gana: PlacedGana; readonly before: Step | undefined };

/** How many aksharas are not in their usual weight if the gana stands here; undefined if it cannot. */
function licencesFor(gana: Gana, line: readonly WeighedAkshara[], start: number): number | undefined {
  let licences = 0;
  for (const [offset, weight] of gana.pattern.entries()) {
    const akshara = line[start + offset];
    if (!akshara) return undefined;
    if (akshara.usual === weight) continue;
    if (!akshara.either) return undefined;
    licences += 1;
  }
  return licences;
}

type Reached = ReadonlyMap<number, Step | undefined>;

/** From every place reached so far, every gana of the slot; for each new place only the plainest way is kept. */
function nextPlaces(reached: Reached, slot: Slot, line: readonly WeighedAkshara[]): Map<number, Step> {
  const next = new Map<number, Step>();
  for (const [start, before] of reached) {
    for (const gana of slot.ganas) {
      const more = licencesFor(gana, line, start);
      if (more === undefined) continue;
      const end = start + gana.pattern.length;
      const licences = (before?.licences ?? 0) + more;
      const known = next.get(end);
      if (known && known.licences <= licences) continue;
      const placed = { name: gana.name, kind: slot.kind, start, end, pattern: gana.pattern };
      next.set(end, { licences, gana: placed, before });
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
 * The ganas of a line, slot by slot. Work grows with the slots, never with the ways through them: at each slot
 * there are at most as many places as aksharas can have been used.
 */
export function fit(line: readonly WeighedAkshara[], slots: readonly Slot[]): Fit {
  let reached: Reached = new Map([[0, undefined]]);
  let furthest: Step | undefined;
  for (const slot of slots) {
    const next = nextPlaces(reached, slot, line);
    if (next.size === 0) return { fits: false, ganas: ganasUpTo(furthest) };
    furthest = [...next.values()].reduce((best, step) => (step.licences < best.licences ? step : best));
    reached = next;
  }
  const whole = reached.get(line.length);
  return { fits: whole !== undefined, ganas: ganasUpTo(whole ?? furthest) };
}
