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

/** All that figures are made from: not the history, only a summary of it. */
export type ProgressInput = {
  readonly summary: LearnerSummary;
  readonly modules: readonly Module[];
  readonly concepts: readonly Concept[];
  /** The day on the learner's own calendar, as in `2026-11-15`. */
  readonly today: string;
  /** How much the learner wants to practise on a day. */
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
  /** What there is to say; for this alone some of the history is read, no more than the newest activities. */
  readonly insightsFrom: (newest: readonly Activity[]) => readonly Insight[];
  readonly level: LevelStanding;
  readonly weeklyGoalMinutes: number;
  readonly weeklyGoalPercent: number;
  readonly averageDailyMinutes: number;
};

/** What a grown-up is told first: little has to be counted for it, also after years. */
export type ParentFigures = Pick<ProgressFigures, 'lastSevenDays' | 'letters'>;

/** What was read: how many stories and rhymes, for how long, and how many words were asked for. */
export type StoryFigures = { readonly read: number; readonly minutes: number; readonly words: number };

/** What the three screens show: the sample's figures or the learner's own, never some of each. */
export type Figures = {
  readonly isSample: boolean;
  readonly dashboard: DashboardFigures;
  readonly achievements: AchievementsFigures;
  readonly progress: ProgressFigures;
  readonly forParents: ParentFigures;
  /** These are always the learner's own: a sample has none. */
  readonly beads: readonly BeadStanding[];
  readonly stories: StoryFigures;
};
