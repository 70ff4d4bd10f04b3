export const ACTIVITY_KINDS = ['exercises', 'lesson-quiz', 'quiz', 'practice', 'poem', 'search'] as const;
type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One stretch of learning. `right` and `wrong` name the letters, words or questions that were answered. */
export type Activity = {
  readonly userId: string;
  readonly kind: ActivityKind;
  /** The lesson, or of kind `poem` the poem. */
  readonly lessonId?: string;
  readonly startedAt: number;
  readonly secondsSpent: number;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
};
