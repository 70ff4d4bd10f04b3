import type { Activity } from '../../../domain/learning/activity';
import type { Documents, Saved } from '../../../ports/documents';
import { activityWrites } from '../../../session/activityWrites';

/** Recorded once, however often it is sent under one id. `null` when it failed. */
export async function recordActivity(documents: Documents, id: string, activity: Activity): Promise<Saved | null> {
  const saved = await documents.batch(activityWrites(id, activity));
  if (saved.ok) return saved.value;
  // Sent twice, from two tabs or after an answer that got lost: the first one counts.
  const before = saved.error.kind === 'denied' ? await documents.get('activities', id) : null;
  if (before?.ok && before.value) return 'saved';
  console.warn('What was learned could not be saved:', saved.error.kind, saved.error.detail);
  return null;
}
