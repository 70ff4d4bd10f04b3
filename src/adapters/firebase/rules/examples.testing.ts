// Documents as the app writes them, for the tests of firestore.rules.
import type { ActivityOf } from '../../../domain/activity/activity';
import type { LearningSession } from '../../../domain/activity/learningSession';
import type { UserPreferences } from '../../../domain/learner/preferences';
import type { LearnerSummary } from '../../../domain/learner/summary';
import type { EasyQuizAnswer, EasyQuizResult, WordQuizResult } from '../../../domain/quiz/quizResult';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const NOW = Date.now();
export const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
export const TODAY = dayAt(NOW);

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
  secondsByDay: { [TODAY]: 300 },
  points: 25,
  pointsByDay: { [TODAY]: 25 },
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

export const memory = { items: { 'letter:ధ': { '20772': 2 } }, pairs: { 'ధ ద': { '20772': 100_000_000 } } };

/** The first `right` answers are correct. */
export const easyAnswers = (count: number, right = count): EasyQuizAnswer[] =>
  Array.from({ length: count }, (_, at) => ({
    question: 'Milk',
    correctAnswer: 'పాలు',
    userAnswer: at < right ? 'పాలు' : 'నీళ్ళు',
    isCorrect: at < right,
    category: 'food',
  }));

export const easyResult: EasyQuizResult = {
  userId: 'sita',
  timestamp: NOW - HOUR,
  difficulty: 'easy',
  score: 4,
  totalQuestions: 5,
  completed: true,
  percentage: 80,
  selectedCategories: { food: true, animals: false },
  answers: easyAnswers(5, 4),
};

export const wordAnswers = (count: number, right: number) =>
  easyAnswers(count, right).map(({ question, correctAnswer, userAnswer, isCorrect }) => ({
    question,
    correctAnswer,
    userAnswer,
    isCorrect,
  }));

export const wordResult: WordQuizResult = {
  userId: 'sita',
  timestamp: NOW - HOUR,
  difficulty: 'hard',
  score: 67,
  totalQuestions: 3,
  completed: true,
  percentage: 67,
  selectedCategories: ['కథలు'],
  answers: wordAnswers(3, 2),
  word: 'river',
  createdAt: NOW - HOUR,
};

export const session: LearningSession = {
  userId: 'sita',
  searchQuery: 'rainbow',
  startTime: NOW - HOUR,
  endTime: NOW - HOUR + 60_000,
  timeSpentSeconds: 60,
  timestamp: NOW - HOUR + 60_000,
};

export const activity: ActivityOf<'exercise'> = {
  userId: 'sita',
  kind: 'exercise',
  lessonId: 'vowels',
  part: 3,
  startedAt: NOW - HOUR,
  day: TODAY,
  secondsSpent: 120,
  right: ['letter:అ', 'letter:ఆ'],
  wrong: ['letter:ఋ'],
  hesitant: ['letter:ఆ'],
  mixedUp: ['ఋ బ'],
  toldApart: ['అ ఆ'],
};

const { kind: _kind, lessonId: _lesson, part: _part, ...rest } = activity;
/** The fields that activities of all kinds have. */
export const anyActivity = rest;
