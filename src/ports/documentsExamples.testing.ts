// Shared by the contract tests of the documents port.
import type { LearningSession } from '../domain/activity/learningSession';
import type { EasyQuizAnswer, EasyQuizResult } from '../domain/quiz/quizResult';
import type { Result } from '../domain/result';
import type { CollectionName } from './collections';
import type { Documents, Filter } from './documents';

export type OpenedDocuments = {
  readonly documents: Documents;
  readonly userId: string;
  /** The same learner on another device, or in another tab for device-only adapters. */
  readonly elsewhere: () => Promise<Documents>;
  /** Writes documents without the adapter, as an older version or a fault could have left them. */
  readonly plant: (collection: CollectionName, entries: readonly { id: string; data: object }[]) => Promise<void>;
  /** Which of these documents the server still has; an erased learner cannot ask. */
  readonly leftOnServer?: (paths: readonly string[]) => Promise<readonly string[]>;
  readonly goOffline: () => Promise<void>;
  readonly goOnline: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const valueOf = <T, E>(result: Result<T, E>): T => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
};

const answersOf = (count: number, right: number): EasyQuizAnswer[] =>
  Array.from({ length: count }, (_, at) => ({
    question: 'Milk',
    correctAnswer: 'పాలు',
    userAnswer: at < right ? 'పాలు' : 'నీళ్లు',
    isCorrect: at < right,
    category: 'food',
  }));

export const easyResultOf = (userId: string, overrides: Partial<EasyQuizResult> = {}): EasyQuizResult => ({
  userId,
  timestamp: 1_763_200_000_000,
  difficulty: 'easy',
  score: 4,
  totalQuestions: 5,
  completed: true,
  percentage: 80,
  selectedCategories: { food: true },
  answers: answersOf(5, 4),
  ...overrides,
});

/** An easy quiz of 20 questions with this many right answers. */
export const scored = (userId: string, right: number): EasyQuizResult =>
  easyResultOf(userId, {
    score: right,
    totalQuestions: 20,
    percentage: right * 5,
    answers: answersOf(20, right),
  });

const HOUR_MS = 3_600_000;

export const sessionAt = (userId: string, hour: number): LearningSession => {
  const startTime = 1_763_200_000_000 + hour * HOUR_MS;
  return {
    userId,
    searchQuery: 'river',
    startTime,
    endTime: startTime + 30_000,
    timeSpentSeconds: 30,
    timestamp: startTime + 30_000,
  };
};

export const passedEasy = (userId: string): Filter<'quizResults'>[] => [
  { field: 'userId', is: '==', value: userId },
  { field: 'difficulty', is: '==', value: 'easy' },
  { field: 'completed', is: '==', value: true },
  { field: 'percentage', is: '>=', value: 70 },
];

export const ownedBy = (userId: string) => ({ field: 'userId', is: '==', value: userId }) as const;
