export const ACTIVITY_KINDS = ['exercises', 'lesson-quiz', 'quiz', 'practice', 'poem', 'search'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One stretch of learning. `right` and `wrong` name the letters, words or questions that were answered. */
export type Activity = {
  readonly userId: string;
  readonly kind: ActivityKind;
  readonly lessonId?: string;
  readonly startedAt: number;
  readonly secondsSpent: number;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
};
