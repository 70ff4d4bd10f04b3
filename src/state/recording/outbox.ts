import { readStored, removeStored, storedKeys, writeStored } from '../../browser/storage';
import type { Activity } from '../../domain/activity/activity';
import type { LearningSession } from '../../domain/activity/learningSession';
import type { QuizResult } from '../../domain/quiz/quizResult';
import type { Documents, Write } from '../../ports/documents';

/** What was learned, with the document of the spec that belongs to it. */
export type Recording = {
  readonly id: string;
  readonly activity: Activity;
  readonly also:
    | { readonly collection: 'quizResults'; readonly data: QuizResult }
    | { readonly collection: 'learningSessions'; readonly data: LearningSession }
    | null;
};

export const alsoWrites = ({ id, also }: Recording): readonly Write[] =>
  also ? [{ write: 'add', id, ...also } as Write] : [];

const keyOf = (userId: string, id: string) => `unsent:${userId}:${id}` as const;

/** Kept at once, before anything is asked of a store: a tab that is closed ends a write half-way. */
export const addToOutbox = (recording: Recording): void =>
  writeStored(keyOf(recording.activity.userId, recording.id), JSON.stringify(recording));

export const removeFromOutbox = ({ id, activity: { userId } }: Recording): void => removeStored(keyOf(userId, id));

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function understood(documents: Documents, stored: unknown): Recording | null {
  if (!isFields(stored) || typeof stored['id'] !== 'string') return null;
  const activity = documents.understand('activities', stored['activity']);
  if (!activity) return null;
  const { id, also } = stored;
  if (!isFields(also)) return { id, activity, also: null };
  const { collection } = also;
  if (collection !== 'quizResults' && collection !== 'learningSessions') return { id, activity, also: null };
  const data = documents.understand(collection, also['data']);
  return { id, activity, also: data ? ({ collection, data } as Recording['also']) : null };
}

/** How many records wait; nothing is read for it. */
export const outboxSize = (userId: string): number => storedKeys(`unsent:${userId}:`).length;

/** What waits for this learner. Whatever lies there and makes no sense is passed over. */
export function outboxOf(documents: Documents, userId: string): readonly Recording[] {
  return storedKeys(`unsent:${userId}:`).flatMap((key) => {
    try {
      const recording = understood(documents, JSON.parse(readStored(key) ?? 'null'));
      return recording?.activity.userId === userId ? [recording] : [];
    } catch {
      return [];
    }
  });
}
