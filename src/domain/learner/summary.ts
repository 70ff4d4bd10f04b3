/**
 * One document per learner, under the learner's id: the totals of what was recorded, changed in the same batch as the
 * record itself and only by increments and unions, so that two devices never overwrite each other.
 */
export type LearnerSummary = {
  readonly activities: number;
  readonly secondsSpent: number;
  /** Seconds by the learner's own calendar day, as in `2026-11-15`. */
  readonly secondsByDay: Readonly<Record<string, number>>;
  readonly lessonsCompleted: readonly string[];
  /** A point for each right answer in a quiz of any level. */
  readonly quizPoints: number;
  /** How many quizzes, by difficulty. */
  readonly quizzesCompleted: Readonly<Record<string, number>>;
};

export const EMPTY_SUMMARY: LearnerSummary = {
  activities: 0,
  secondsSpent: 0,
  secondsByDay: {},
  lessonsCompleted: [],
  quizPoints: 0,
  quizzesCompleted: {},
};
