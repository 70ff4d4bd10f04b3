import { type LearningSession, searchActivity } from '../../domain/activity/learningSession';
import type { Documents, Saved } from '../../ports/documents';
import { recordActivity } from './recordActivity';
import type { Recording } from './outbox';

/** The id comes from the session, so that a batch sent twice is refused as a whole and counts once. */
const sessionRecording = (session: LearningSession): Recording => ({
  id: `search-${session.userId}-${session.startTime}`,
  activity: searchActivity(session),
  also: { collection: 'learningSessions', data: session },
});

export const saveLearningSession = (documents: Documents, session: LearningSession): Promise<Saved | null> =>
  recordActivity(documents, sessionRecording(session));
