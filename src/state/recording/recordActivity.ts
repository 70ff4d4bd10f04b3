import { recordIdOf } from '../../domain/activity/recordId';
import type { Documents, Saved } from '../../ports/documents';
import { activityWrites } from './activityWrites';
import { pruneFullDocuments } from './pruneFullDocuments';
import { announceRecording } from './recordingEvents';
import { announceRefusal } from './refusedNotice';
import { alsoWrites, removeFromOutbox, addToOutbox, type Recording, outboxOf } from './outbox';

/** Signing out clears the store's queue, so an activity stays in the outbox until the store has sent it. */
async function removeOnceSent(documents: Documents, recording: Recording): Promise<void> {
  if (!(await documents.whenSent())) return;
  const stored = await documents.get('activities', recording.id);
  if (stored.ok && stored.value) removeFromOutbox(recording);
}

const isDenied = (answered: Awaited<ReturnType<Documents['batch']>>) =>
  !answered.ok && answered.error.kind === 'denied';

/** Activities that this page is sending, or that wait in the store's queue: sending them again would cost a read. */
const inFlight = new Set<string>();

async function send(documents: Documents, recording: Recording): Promise<Saved | null> {
  inFlight.add(recording.id);
  let isQueued = false;
  try {
    const saved = await write(documents, recording);
    isQueued = saved === 'waiting';
    return saved;
  } finally {
    if (isQueued) void removeOnceSent(documents, recording).finally(() => inFlight.delete(recording.id));
    else inFlight.delete(recording.id);
  }
}

async function write(documents: Documents, recording: Recording): Promise<Saved | null> {
  const { id, activity } = recording;
  const sendBatch = () => documents.batch([...alsoWrites(recording), ...activityWrites(id, activity)]);
  let saved = await sendBatch();
  // It may have been sent before, from another tab or with a lost answer.
  const before = isDenied(saved) ? await documents.get('activities', id) : null;
  if (before?.ok && before.value) {
    removeFromOutbox(recording);
    return 'saved';
  }
  // The rules refuse a write to a full document until entries are removed from it.
  while (isDenied(saved) && (await pruneFullDocuments(documents, activity.userId))) saved = await sendBatch();
  if (saved.ok) {
    if (saved.value === 'saved') removeFromOutbox(recording);
    announceRecording(recording);
    return saved.value;
  }
  if (saved.error.kind === 'denied') announceRefusal(activity.userId);
  // The learner was erased.
  if (saved.error.kind === 'gone') removeFromOutbox(recording);
  console.warn('What was learned could not be saved:', saved.error.kind, saved.error.detail);
  return null;
}

/**
 * Records an activity and its changes in one batch; sent again under the same id, it counts once. Null means that it
 * failed and stays in the outbox.
 */
export function recordActivity(documents: Documents, recording: Recording): Promise<Saved | null> {
  const own = { ...recording, id: recordIdOf(recording.activity.userId, recording.id) };
  addToOutbox(own);
  return send(documents, own);
}

/** An earlier page may have put the activity into the store's queue; sending it again would show it twice. */
async function resend(documents: Documents, recording: Recording): Promise<void> {
  const stored = await documents.get('activities', recording.id);
  if (stored.ok && stored.value) void removeOnceSent(documents, recording);
  else await send(documents, recording);
}

const pending = new Map<string, Promise<void>>();

/** Sends the learner's outbox. Concurrent calls share the same promise. */
export function sendOutbox(documents: Documents, userId: string): Promise<void> {
  const sending =
    pending.get(userId) ??
    Promise.all(
      outboxOf(documents, userId)
        .filter(({ id }) => !inFlight.has(id))
        .map((recording) => resend(documents, recording)),
    )
      .then(() => {})
      // After a failure too, or the outbox would not be sent again until the page is reloaded.
      .finally(() => pending.delete(userId));
  pending.set(userId, sending);
  return sending;
}
