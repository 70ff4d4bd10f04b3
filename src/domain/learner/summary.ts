/**
 * One document per learner, under the learner's id: the totals of their activities. It is changed in the same batch as
 * an activity is added and only by increments and unions, so that two devices never overwrite each other. What each
 * activity changes is in domain/progress/summaryChange.
 */
export type LearnerSummary = {
  readonly activities: number;
  readonly secondsSpent: number;
  /** By the learner's own calendar day, as in `2026-11-15`; a day is here if anything was done on it. */
  readonly secondsByDay: Readonly<Record<string, number>>;
  readonly points: number;
  readonly pointsByDay: Readonly<Record<string, number>>;
  /** Exercises done and lesson quizzes passed, by their keys (domain/lesson/parts). */
  readonly partsDone: readonly string[];
  /** A point for each right answer in a quiz of any level: the score on the quiz page. */
  readonly quizPoints: number;
  /** How many quizzes, by difficulty; those of lessons under `lesson`. */
  readonly quizzesCompleted: Readonly<Record<string, number>>;
  readonly quizzesPassed: number;
  /** The percentages of all quizzes together. */
  readonly quizPercentages: number;
  readonly poemsLearned: number;
  /** Stories and rhymes that were read to their end, by their keys (domain/reading/textKey). */
  readonly storiesRead: readonly string[];
  readonly storySeconds: number;
  /** How many words the learner asked for while reading. */
  readonly storyWords: number;
  /** How often each item was answered right, and how often not. */
  readonly rightByItem: Readonly<Record<string, number>>;
  readonly wrongByItem: Readonly<Record<string, number>>;
};

export const EMPTY_SUMMARY: LearnerSummary = {
  activities: 0,
  secondsSpent: 0,
  secondsByDay: {},
  points: 0,
  pointsByDay: {},
  partsDone: [],
  quizPoints: 0,
  quizzesCompleted: {},
  quizzesPassed: 0,
  quizPercentages: 0,
  poemsLearned: 0,
  storiesRead: [],
  storySeconds: 0,
  storyWords: 0,
  rightByItem: {},
  wrongByItem: {},
};
