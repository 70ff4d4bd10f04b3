import type { LearnerSummary } from '../learner/summary';
import type { CountsField } from './summaryChange';

/**
 * More than the app's content has, and well below what a document may hold (firestore.rules): whoever comes near that
 * limit goes on saving, and what counts least is taken out.
 */
export const MAX_ITEMS = 6200;
/** Ten years with something on every day. */
export const MAX_DAYS = 3650;

type CountPath = readonly [field: CountsField, name: string];

function surplusIn(
  summary: LearnerSummary,
  field: CountsField,
  most: number,
  inOrder: (one: [string, number], other: [string, number]) => number,
): CountPath[] {
  const counts = Object.entries(summary[field]);
  return counts.length <= most
    ? []
    : counts
        .toSorted(inOrder)
        .slice(0, counts.length - most)
        .map(([name]) => [field, name]);
}

const leastFirst = ([, one]: [string, number], [, other]: [string, number]) => one - other;
const oldestFirst = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

/** What can be taken out of a summary that is full: items that were answered least, and the oldest days. */
export const surplusOf = (summary: LearnerSummary): CountPath[] => [
  ...surplusIn(summary, 'rightByItem', MAX_ITEMS, leastFirst),
  ...surplusIn(summary, 'wrongByItem', MAX_ITEMS, leastFirst),
  ...surplusIn(summary, 'secondsByDay', MAX_DAYS, oldestFirst),
  ...surplusIn(summary, 'pointsByDay', MAX_DAYS, oldestFirst),
];
