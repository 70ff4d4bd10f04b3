import type { Activity } from '../domain/activity/activity';
import type { Documents, Saved, Write } from '../ports/documents';
import { activityWrites } from './activityWrites';

type Watcher = (activity: Activity) => void;

const watchers = new Set<Watcher>();

/** Tells whenever something that was learned has been recorded on this page. */
export function watchRecorded(onRecorded: Watcher): () => void {
  watchers.add(onRecorded);
  return () => watchers.delete(onRecorded);
}

/** Recorded once, however often it is sent under one id, with all that belongs to it or not at all. `null`: it failed. */
export async function recordActivity(
  documents: Documents,
  id: string,
  activity: Activity,
  alsoWrites: readonly Write[] = [],
): Promise<Saved | null> {
  const saved = await documents.batch([...alsoWrites, ...activityWrites(id, activity)]);
  if (saved.ok) {
    for (const watcher of watchers) watcher(activity);
    return saved.value;
  }
  // Sent twice, from two tabs or after an answer that got lost: the first one counts.
  const before = saved.error.kind === 'denied' ? await documents.get('activities', id) : null;
  if (before?.ok && before.value) return 'saved';
  console.warn('What was learned could not be saved:', saved.error.kind, saved.error.detail);
  return null;
}
