import { EMPTY_SUMMARY, type LearnerSummary } from '../learner/summary';
import type { Activity } from '../activity/activity';
import { type CountsField, type Increment, type ListField, summaryChange, type TotalField } from './summaryChange';

type Ledger = {
  readonly totals: Map<TotalField, number>;
  readonly counts: Map<CountsField, Map<string, number>>;
  readonly lists: Map<ListField, Set<string>>;
};

function add({ totals, counts }: Ledger, { path, by }: Increment): void {
  if (path.length === 1) {
    totals.set(path[0], (totals.get(path[0]) ?? 0) + by);
    return;
  }
  const [field, name] = path;
  const fieldCounts = counts.get(field) ?? new Map<string, number>();
  counts.set(field, fieldCounts.set(name, (fieldCounts.get(name) ?? 0) + by));
}

function join({ lists }: Ledger, field: ListField, values: readonly string[]): void {
  lists.set(field, new Set([...(lists.get(field) ?? []), ...values]));
}

/** Builds the summary from activities in any order, for one that was lost or imported. */
export function rebuildSummary(activities: Iterable<Activity>): LearnerSummary {
  const ledger: Ledger = { totals: new Map(), counts: new Map(), lists: new Map() };
  for (const activity of activities) {
    const { increments, unions } = summaryChange(activity);
    for (const increment of increments) add(ledger, increment);
    for (const { path, values } of unions) join(ledger, path[0], values);
  }
  return {
    ...EMPTY_SUMMARY,
    ...Object.fromEntries(ledger.totals),
    ...Object.fromEntries([...ledger.counts].map(([field, names]) => [field, Object.fromEntries(names)])),
    ...Object.fromEntries([...ledger.lists].map(([field, values]) => [field, [...values]])),
  };
}
