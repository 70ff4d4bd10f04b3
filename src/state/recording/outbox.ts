import { readStored, removeStored, storedKeys, writeStored } from '../../browser/storage';
import type { Activity } from '../../domain/activity/activity';
import type { LearningSession } from '../../domain/activity/learningSession';
import type { QuizResult } from '../../domain/quiz/quizResult';
import type { Documents, Write } from '../../ports/documents';

/** An activity, with the document that the spec requires for it. */
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

/** Stored before the activity is sent, because closing the tab would interrupt the write. */
export const addToOutbox = (recording: Recording): void =>
  writeStored(keyOf(recording.activity.userId, recording.id), JSON.stringify(recording));

export const removeFromOutbox = ({ id, activity: { userId } }: Recording): void => removeStored(keyOf(userId, id));

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readRecording(documents: Documents, stored: unknown): Recording | null {
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

export const outboxSize = (userId: string): number => storedKeys(`unsent:${userId}:`).length;

/** The learner's unsent recordings. Invalid entries are ignored. */
export function outboxOf(documents: Documents, userId: string): readonly Recording[] {
  return storedKeys(`unsent:${userId}:`).flatMap((key) => {
    try {
      const recording = readRecording(documents, JSON.parse(readStored(key) ?? 'null'));
      return recording?.activity.userId === userId ? [recording] : [];
    } catch {
      return [];
    }
  });
}
