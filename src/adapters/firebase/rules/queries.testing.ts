// Every query that the app sends to Firestore.
import type { CollectionName } from '../../../ports/collections';

export type AppQuery = {
  readonly asks: 'list' | 'count' | 'newest';
  readonly collection: CollectionName;
  readonly equal: readonly string[];
  readonly atLeast?: string;
  readonly newestBy?: string;
};

export const QUERIES: readonly AppQuery[] = [
  {
    asks: 'count',
    collection: 'quizResults',
    equal: ['userId', 'difficulty', 'completed'],
    atLeast: 'percentage',
  },
  { asks: 'newest', collection: 'activities', equal: ['userId'], newestBy: 'startedAt' },
  { asks: 'newest', collection: 'learningSessions', equal: ['userId'], newestBy: 'timestamp' },
  // For an export, an import, and rebuilding the totals.
  { asks: 'list', collection: 'quizResults', equal: ['userId'] },
  { asks: 'list', collection: 'learningSessions', equal: ['userId'] },
  { asks: 'list', collection: 'activities', equal: ['userId'] },
  { asks: 'list', collection: 'translations', equal: [] },
  { asks: 'list', collection: 'poets', equal: [] },
  { asks: 'list', collection: 'poems', equal: [] },
  { asks: 'list', collection: 'poems', equal: ['poetId'] },
];
