import { entryOfFocus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { type Random, shuffled } from '../random';

const TASK_COUNT = 12;

type Counts = Readonly<Record<string, number>>;

/** The learner's answers so far, by item. */
type AnswerCounts = { readonly rightByItem: Counts; readonly wrongByItem: Counts };

/** Higher for items that were often wrong; lowest for items never asked. */
function doubtAbout(key: string, { rightByItem, wrongByItem }: AnswerCounts): number {
  const [right, wrong] = [rightByItem[key] ?? 0, wrongByItem[key] ?? 0];
  return right + wrong === 0 ? -1 : (wrong + 1) / (right + wrong + 1);
}

/** The item keys of a module review: equally many from each lesson, shuffled. */
export function keysOfReview(materials: readonly Material[], answers: AnswerCounts, random: Random): readonly string[] {
  const rows = materials.map((material) => {
    const keys = [...new Set(focusesOf(material).map((focus) => entryOfFocus(focus).key))];
    return shuffled(keys, random)
      .toSorted((one, other) => doubtAbout(other, answers) - doubtAbout(one, answers))
      .slice(0, TASK_COUNT);
  });
  const alternating = Array.from({ length: TASK_COUNT }, (_, at) =>
    rows.flatMap((row) => row.slice(at, at + 1)),
  ).flat();
  return shuffled([...new Set(alternating)].slice(0, TASK_COUNT), random);
}
