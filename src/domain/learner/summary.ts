/**
 * The totals of a learner's activities: one document, under the learner's id. The batch that adds an activity changes
 * it, only by increments and unions, so that two devices never overwrite each other (domain/progress/summaryChange).
 */
export type LearnerSummary = {
  readonly activities: number;
  readonly secondsSpent: number;
  /** By local day, such as `2026-11-15`; a day is present if the learner did anything on it. */
  readonly secondsByDay: Readonly<Record<string, number>>;
  readonly points: number;
  readonly pointsByDay: Readonly<Record<string, number>>;
  /** Keys of exercises done and lesson quizzes passed (domain/lesson/parts). */
  readonly partsDone: readonly string[];
  /** One point per right answer in any quiz: the score on the quiz page. */
  readonly quizPoints: number;
  /** By difficulty; lesson quizzes are under `lesson`. */
  readonly quizzesCompleted: Readonly<Record<string, number>>;
  readonly quizzesPassed: number;
  /** The sum of the percentages of all quizzes. */
  readonly quizPercentages: number;
  readonly poemsLearned: number;
  /** Keys of stories and rhymes read to the end (domain/reading/textKey). */
  readonly storiesRead: readonly string[];
  readonly storySeconds: number;
  /** Number of words looked up while reading. */
  readonly storyWords: number;
  /** How often each item was answered right, and how often wrong. */
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
