// What the tests of firestore.rules share: one environment, and examples of every collection.
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import type { UserPreferences } from '../../domain/learner/preferences';
import type { LearnerSummary } from '../../domain/learner/summary';
import type { ActivityOf } from '../../domain/activity/activity';
import type { LearningSession } from '../../domain/activity/learningSession';
import type { EasyQuizAnswer, EasyQuizResult, WordQuizResult } from '../../domain/quiz/quizResult';
import { runningEmulator } from './emulatorContext.testing';

export const SITA = 'sita';
export const RAMU = 'ramu';

export const preferences: UserPreferences = {
  age: 8,
  grade: 3,
  interests: ['కథలు'],
  hobbies: ['kites'],
  likes: [],
  dislikes: [],
  favoriteFoods: ['పులిహోర'],
  isProfileComplete: true,
};

export const summary: LearnerSummary = {
  activities: 2,
  secondsSpent: 300,
  secondsByDay: { '2026-11-15': 300 },
  points: 25,
  pointsByDay: { '2026-11-15': 25 },
  partsDone: ['vowels/exercise/1'],
  quizPoints: 7,
  quizzesCompleted: { easy: 2 },
  quizzesPassed: 1,
  quizPercentages: 140,
  poemsLearned: 0,
  storiesRead: ['padava'],
  storySeconds: 120,
  storyWords: 3,
  rightByItem: { 'letter:అ': 2 },
  wrongByItem: { 'letter:ధ': 1 },
};

const easyAnswer: EasyQuizAnswer = {
  question: 'Milk',
  correctAnswer: 'పాలు',
  userAnswer: 'పాలు',
  isCorrect: true,
  category: 'food',
};

export const easyAnswers = (count: number): EasyQuizAnswer[] => Array.from({ length: count }, () => easyAnswer);

export const easyResult: EasyQuizResult = {
  userId: SITA,
  timestamp: 1_794_700_000_000,
  difficulty: 'easy',
  score: 4,
  totalQuestions: 5,
  completed: true,
  percentage: 80,
  selectedCategories: { food: true, animals: false },
  answers: easyAnswers(5),
};

export const wordResult: WordQuizResult = {
  userId: SITA,
  timestamp: 1_794_700_000_000,
  difficulty: 'hard',
  score: 67,
  totalQuestions: 3,
  completed: true,
  percentage: 67,
  selectedCategories: ['కథలు'],
  answers: [{ question: 'River?', correctAnswer: 'నది', userAnswer: '', isCorrect: false }],
  word: 'river',
  createdAt: 1_794_700_000_000,
};

export const session: LearningSession = {
  userId: SITA,
  searchQuery: 'rainbow',
  startTime: 1_794_700_000_000,
  endTime: 1_794_700_060_000,
  timeSpentSeconds: 60,
  timestamp: 1_794_700_060_000,
};

export const activity: ActivityOf<'exercise'> = {
  userId: SITA,
  kind: 'exercise',
  lessonId: 'vowels',
  part: 3,
  startedAt: 1_794_700_000_000,
  day: '2026-11-15',
  secondsSpent: 120,
  right: ['letter:అ', 'letter:ఆ'],
  wrong: ['letter:ఋ'],
  hesitant: ['letter:ఆ'],
  mixedUp: ['ఋ బ'],
  toldApart: ['అ ఆ'],
};

// A strict emulator knows only the learners it was told of; both test files may tell it.
async function tellOf(localId: string) {
  const { authHost, projectId } = runningEmulator();
  await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, email: `${localId}@example.com` }),
  });
}

/** Learners as the rules see them; `existing` writes past the rules. */
export function rulesEnvironment() {
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    // Refusals are what these tests ask for; Firestore would print each.
    setLogLevel('silent');
    const { firestoreHost, projectId } = runningEmulator();
    await Promise.all([SITA, RAMU].map(tellOf));
    const { hostname, port } = new URL(`http://${firestoreHost}`);
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { host: hostname, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
    });
  });

  afterAll(() => environment?.cleanup());

  // The testing library still speaks of Firestore's older types; at run time they are the same objects.
  const firestoreOf = (context: { firestore(): unknown }) => context.firestore() as Firestore;

  return {
    // The library's own default is a token that expired in 1970; a strict emulator looks.
    as: (userId: string) =>
      firestoreOf(environment.authenticatedContext(userId, { iat: Math.floor(Date.now() / 1000) })),
    signedOut: () => firestoreOf(environment.unauthenticatedContext()),
    existing: (path: string, data: object) =>
      environment.withSecurityRulesDisabled((context) => setDoc(doc(firestoreOf(context), path), data)),
  };
}
