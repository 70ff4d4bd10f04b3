import { entryOfFocus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { type Random, shuffled } from '../random';

const TASKS = 12;

type Counts = Readonly<Record<string, number>>;

/** How the learner did so far, by item. */
type SoFar = { readonly rightByItem: Counts; readonly wrongByItem: Counts };

/** How far from known: what was often wrong first, what was never asked for last. */
function doubtAbout(key: string, { rightByItem, wrongByItem }: SoFar): number {
  const [right, wrong] = [rightByItem[key] ?? 0, wrongByItem[key] ?? 0];
  return right + wrong === 0 ? -1 : (wrong + 1) / (right + wrong + 1);
}

/** What a review of a whole module asks about: of each of its lessons as much as of the others, mixed. */
export function keysOfReview(materials: readonly Material[], soFar: SoFar, random: Random): readonly string[] {
  const rows = materials.map((material) => {
    const keys = [...new Set(focusesOf(material).map((focus) => entryOfFocus(focus).key))];
    return shuffled(keys, random)
      .toSorted((one, other) => doubtAbout(other, soFar) - doubtAbout(one, soFar))
      .slice(0, TASKS);
  });
  const inTurn = Array.from({ length: TASKS }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat();
  return shuffled([...new Set(inTurn)].slice(0, TASKS), random);
}
