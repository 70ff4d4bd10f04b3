import type { Difficulty } from '../quiz/difficulty';

export const ACTIVITY_KINDS = ['exercise', 'lesson-quiz', 'quiz', 'poem', 'poem-learned', 'search'] as const;
type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One piece of learning. `right` and `wrong` name what was answered by its key: `letter:ధ`, `word:animals_cow`. */
export type Activity = {
  readonly userId: string;
  readonly kind: ActivityKind;
  /** The lesson, or of the two kinds about poems the poem. */
  readonly lessonId?: string;
  /** Which exercise or which quiz of the lesson, from 1. */
  readonly part?: number;
  /** Of kind `quiz`. */
  readonly difficulty?: Difficulty;
  readonly startedAt: number;
  /** The day on the learner's own calendar when it began, as in `2026-11-15`: they may live elsewhere tomorrow. */
  readonly day: string;
  readonly secondsSpent: number;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** What was asked for and what was picked, with a space between: `ధ ద`. */
  readonly mixedUp?: readonly string[];
};
