import type { LearnerSummary } from '../learner/summary';
import type { Activity } from '../activity/activity';
import { type Increment, summaryChange } from './summaryChange';

function withIncrement(summary: LearnerSummary, { path, by }: Increment): LearnerSummary {
  if (path.length === 1) return { ...summary, [path[0]]: summary[path[0]] + by };
  const [field, name] = path;
  const counts = summary[field];
  const before = Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;
  return { ...summary, [field]: { ...counts, [name]: before + by } };
}

/** The summary after this activity, computed without reading it from the store again. */
export function withActivity(summary: LearnerSummary, activity: Activity): LearnerSummary {
  const { increments, unions } = summaryChange(activity);
  const counted = increments.reduce(withIncrement, summary);
  const lists = unions.map(({ path: [field], values }) => [field, [...new Set([...summary[field], ...values])]]);
  return { ...counted, ...Object.fromEntries(lists) };
}
