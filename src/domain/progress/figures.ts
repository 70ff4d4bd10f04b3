import type { LearnerSummary } from '../learner/summary';
import type { Activity } from '../activity/activity';
import type { Module } from '../lesson/lesson';
import type { AchievementStanding } from './achievements';
import type { BeadStanding } from './beads';
import type { Concept, ConceptProgress } from './concepts';
import type { Insight } from './insights';
import type { LetterStanding } from './knowledge';
import type { LevelStanding } from './levels';
import type { DayMinutes } from './week';

/** Figures are computed from the summary, not from the history of activities. */
export type ProgressInput = {
  readonly summary: LearnerSummary;
  readonly modules: readonly Module[];
  readonly concepts: readonly Concept[];
  /** The learner's local day, such as `2026-11-15`. */
  readonly today: string;
  /** The learner's daily goal. */
  readonly dailyMinutes?: number | undefined;
};

export type LessonCount = { readonly completed: number; readonly total: number };
export type QuizCount = { readonly completed: number; readonly averagePercent: number };

export type DashboardFigures = {
  readonly points: number;
  readonly lessons: LessonCount;
  readonly minutes: number;
  readonly streakDays: number;
  readonly overallPercent: number;
  readonly concepts: readonly ConceptProgress[];
  readonly week: readonly DayMinutes[];
  readonly quizzes: QuizCount;
  readonly achievements: readonly AchievementStanding[];
};

export type AchievementsFigures = {
  readonly xp: number;
  readonly level: LevelStanding;
  readonly achievements: readonly AchievementStanding[];
};

export type ProgressFigures = {
  readonly lessons: LessonCount;
  readonly quizzes: QuizCount;
  readonly words: number;
  readonly minutes: number;
  readonly streakDays: number;
  readonly lastSevenDays: readonly DayMinutes[];
  readonly concepts: readonly ConceptProgress[];
  readonly letters: readonly LetterStanding[];
  /** Only the insights need some of the history: the newest activities. */
  readonly insightsFrom: (newest: readonly Activity[]) => readonly Insight[];
  readonly level: LevelStanding;
  readonly weeklyGoalMinutes: number;
  readonly weeklyGoalPercent: number;
  readonly averageDailyMinutes: number;
};

/** The figures for grown-ups, which are fast to compute even after years of activities. */
export type ParentFigures = Pick<ProgressFigures, 'lastSevenDays' | 'letters'>;

/** The number of stories and rhymes read, the time spent, and the number of words looked up. */
export type StoryFigures = { readonly read: number; readonly minutes: number; readonly words: number };

/** The figures of the three screens: either the sample or the learner's own, never a mix. */
export type Figures = {
  readonly isSample: boolean;
  readonly dashboard: DashboardFigures;
  readonly achievements: AchievementsFigures;
  readonly progress: ProgressFigures;
  readonly forParents: ParentFigures;
  /** Always the learner's own: the sample has no beads. */
  readonly beads: readonly BeadStanding[];
  readonly stories: StoryFigures;
};
