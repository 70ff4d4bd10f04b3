import { recordIdOf } from '../../domain/activity/recordId';
import type { Documents, Saved } from '../../ports/documents';
import { activityWrites } from './activityWrites';
import { pruneFullDocuments } from './pruneFullDocuments';
import { announceRecording } from './recordingEvents';
import { announceRefusal } from './refusedNotice';
import { alsoWrites, removeFromOutbox, addToOutbox, type Recording, outboxOf } from './outbox';

/** The store's own queue may be lost with its cache, when the learner leaves: until it is sent, it is kept here too. */
async function forgetOnceSent(documents: Documents, recording: Recording): Promise<void> {
  if (!(await documents.whenSent())) return;
  const there = await documents.get('activities', recording.id);
  if (there.ok && there.value) removeFromOutbox(recording);
}

const isDenied = (answered: Awaited<ReturnType<Documents['batch']>>) =>
  !answered.ok && answered.error.kind === 'denied';

async function send(documents: Documents, recording: Recording): Promise<Saved | null> {
  const { id, activity } = recording;
  const handOver = () => documents.batch([...alsoWrites(recording), ...activityWrites(id, activity)]);
  let saved = await handOver();
  // Sent twice, from two tabs or after an answer that got lost: the first one counts.
  const before = isDenied(saved) ? await documents.get('activities', id) : null;
  if (before?.ok && before.value) {
    removeFromOutbox(recording);
    return 'saved';
  }
  // Refused because a document is full, it is saved once there is room.
  while (isDenied(saved) && (await pruneFullDocuments(documents, activity.userId))) saved = await handOver();
  if (saved.ok) {
    if (saved.value === 'saved') removeFromOutbox(recording);
    else void forgetOnceSent(documents, recording);
    announceRecording(recording);
    return saved.value;
  }
  if (saved.error.kind === 'denied') announceRefusal(activity.userId);
  // Nobody is left to whom it could be given.
  if (saved.error.kind === 'gone') removeFromOutbox(recording);
  console.warn('What was learned could not be saved:', saved.error.kind, saved.error.detail);
  return null;
}

/**
 * Recorded once, however often it is sent under one id, with all that belongs to it or not at all. `null`: it failed, and
 * waits on the device until it can be saved.
 */
export function recordActivity(documents: Documents, recording: Recording): Promise<Saved | null> {
  const own = { ...recording, id: recordIdOf(recording.activity.userId, recording.id) };
  addToOutbox(own);
  return send(documents, own);
}

/** A page that was left may have handed it over before: the store's own queue holds it, and would show it twice. */
async function sendAgain(documents: Documents, recording: Recording): Promise<void> {
  const there = await documents.get('activities', recording.id);
  if (there.ok && there.value) void forgetOnceSent(documents, recording);
  else await send(documents, recording);
}

const underWay = new Map<string, Promise<void>>();

/** Saves what waits on this device for the learner. Whoever asks while that goes on waits for the same. */
export function sendOutbox(documents: Documents, userId: string): Promise<void> {
  const sending =
    underWay.get(userId) ??
    Promise.all(outboxOf(documents, userId).map((recording) => sendAgain(documents, recording))).then(() => {
      underWay.delete(userId);
    });
  underWay.set(userId, sending);
  return sending;
}
