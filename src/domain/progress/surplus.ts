import type { LearnerSummary } from '../learner/summary';
import type { CountsField } from './summaryChange';

/**
 * More than the app's content has, and well below the document limit in firestore.rules. Near that limit, the least
 * important counts are removed so that saving still works.
 */
export const MAX_ITEMS = 6200;
/** Ten years with activity on every day. */
export const MAX_DAYS = 3650;

type CountPath = readonly [field: CountsField, name: string];

function surplusIn(
  summary: LearnerSummary,
  field: CountsField,
  limit: number,
  compare: (one: [string, number], other: [string, number]) => number,
): CountPath[] {
  const counts = Object.entries(summary[field]);
  return counts.length <= limit
    ? []
    : counts
        .toSorted(compare)
        .slice(0, counts.length - limit)
        .map(([name]) => [field, name]);
}

const leastFirst = ([, one]: [string, number], [, other]: [string, number]) => one - other;
const oldestFirst = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

/** The counts to remove from a full summary: the least answered items and the oldest days. */
export const surplusOf = (summary: LearnerSummary): CountPath[] => [
  ...surplusIn(summary, 'rightByItem', MAX_ITEMS, leastFirst),
  ...surplusIn(summary, 'wrongByItem', MAX_ITEMS, leastFirst),
  ...surplusIn(summary, 'secondsByDay', MAX_DAYS, oldestFirst),
  ...surplusIn(summary, 'pointsByDay', MAX_DAYS, oldestFirst),
];
