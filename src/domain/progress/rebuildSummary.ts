import { EMPTY_SUMMARY, type LearnerSummary } from '../learner/summary';
import type { Activity } from '../activity/activity';
import { type CountsField, type Increment, summaryChange, type TotalField } from './summaryChange';

type Ledger = {
  readonly totals: Map<TotalField, number>;
  readonly counts: Map<CountsField, Map<string, number>>;
  readonly partsDone: Set<string>;
};

function add({ totals, counts }: Ledger, { path, by }: Increment): void {
  if (path.length === 1) {
    totals.set(path[0], (totals.get(path[0]) ?? 0) + by);
    return;
  }
  const [field, name] = path;
  const ofField = counts.get(field) ?? new Map<string, number>();
  counts.set(field, ofField.set(name, (ofField.get(name) ?? 0) + by));
}

/** The summary as it would be if each activity had just been recorded; for one that was lost or brought from elsewhere. */
export function rebuildSummary(activities: Iterable<Activity>): LearnerSummary {
  const ledger: Ledger = { totals: new Map(), counts: new Map(), partsDone: new Set() };
  for (const activity of activities) {
    const { increments, unions } = summaryChange(activity);
    for (const increment of increments) add(ledger, increment);
    for (const { values } of unions) for (const value of values) ledger.partsDone.add(value);
  }
  return {
    ...EMPTY_SUMMARY,
    ...Object.fromEntries(ledger.totals),
    ...Object.fromEntries([...ledger.counts].map(([field, names]) => [field, Object.fromEntries(names)])),
    partsDone: [...ledger.partsDone],
  };
}
