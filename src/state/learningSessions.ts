import { readStored, removeStored, writeStored } from '../browser/storage';
import { type LearningSession, searchActivity } from '../domain/activity/learningSession';
import type { Documents } from '../ports/documents';
import { recordActivity } from './recordActivity';

/** More than one is left only where nothing can be saved at all. */
const MOST_LEFT = 20;

const keyOf = (userId: string) => `leftSessions:${userId}` as const;

function parsed(text: string): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

const leftSessions = (documents: Documents, userId: string): readonly LearningSession[] =>
  parsed(readStored(keyOf(userId)) ?? '[]').flatMap((entry) => documents.understand('learningSessions', entry) ?? []);

function keep(userId: string, sessions: readonly LearningSession[]) {
  if (sessions.length === 0) removeStored(keyOf(userId));
  else writeStored(keyOf(userId), JSON.stringify(sessions.slice(-MOST_LEFT)));
}

/** The id comes from the session: sent a second time, the batch is refused as a whole and nothing counts twice. */
async function send(documents: Documents, session: LearningSession): Promise<void> {
  const { userId, startTime } = session;
  const id = `search-${userId}-${startTime}`;
  const saved = await recordActivity(documents, id, searchActivity(session), [
    { write: 'add', collection: 'learningSessions', id, data: session },
  ]);
  if (saved === null) return;
  keep(
    userId,
    leftSessions(documents, userId).filter((left) => left.startTime !== startTime),
  );
}

/** Left in local storage first, at once: a tab that is closed ends a write to a database half-way. */
export function saveLearningSession(documents: Documents, session: LearningSession): Promise<void> {
  keep(session.userId, [...leftSessions(documents, session.userId), session]);
  return send(documents, session);
}

/** For a learner who is erased from this device. */
export const forgetLeftSessions = (userId: string): void => removeStored(keyOf(userId));

const underWay = new Map<string, Promise<void>>();

/** Saves what was left when a tab was closed. Whoever asks while that goes on waits for the same. */
export function sendLeftSessions(documents: Documents, userId: string): Promise<void> {
  const sending =
    underWay.get(userId) ??
    Promise.all(leftSessions(documents, userId).map((session) => send(documents, session))).then(() => {
      underWay.delete(userId);
    });
  underWay.set(userId, sending);
  return sending;
}
