import type { Activity } from '../domain/activity/activity';
import { summaryChange } from '../domain/progress/summaryChange';
import type { Write } from '../ports/documents';

/** An activity and what it changes in its learner's summary, for one batch. Under the same id it counts once. */
export const activityWrites = (id: string, activity: Activity): readonly Write[] => [
  { write: 'add', collection: 'activities', id, data: activity },
  { write: 'set', collection: 'learnerSummaries', id: activity.userId, ...summaryChange(activity) },
];
