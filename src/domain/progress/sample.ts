import { ACHIEVEMENTS, type AchievementId, standingOf, xpOf } from './achievements';
import { beadStandings } from './beads';
import { type Concept, type ConceptId, type ConceptProgress, isOfSample } from './concepts';
import type { Figures } from './figures';
import { EMPTY_SUMMARY } from '../learner/summary';
import { type LetterStanding, LETTERS } from './knowledge';
import { levelOf } from './levels';
import type { DayMinutes } from './week';

// Exactly the figures of the spec, which differ between screens.
const LESSONS = { completed: 32, total: 48 };
const HOURS = 24;
const PERCENTS: Readonly<Record<ConceptId, number>> = { alphabets: 90, phrases: 75, numbers: 85, family: 60 };
const MINUTES = [45, 30, 60, 20, 40, 0, 0];
const REACHED: Readonly<Record<AchievementId, number>> = {
  'first-lesson': 1,
  'alphabet-master': 45,
  'vocab-builder': 35,
  'quiz-champion': 1,
  'daily-streak': 3,
  'grammar-guru': 2,
};

const achievements = ACHIEVEMENTS.map((achievement) => standingOf(achievement, REACHED[achievement.id]));
const xp = xpOf(achievements);
const quizzes = { completed: 5, averagePercent: 85 };
const week: readonly DayMinutes[] = MINUTES.map((minutes, weekday) => ({
  weekday,
  minutes,
  isPracticed: minutes > 0,
  isToday: false,
  isAhead: false,
}));
/** Chosen so that the minutes of the week are 70 percent of it. */
const WEEKLY_GOAL = 280;

const conceptsIn = (concepts: readonly Concept[]): ConceptProgress[] =>
  concepts
    .flatMap(({ id, name }) => (isOfSample(id) ? [{ id, name, percent: PERCENTS[id] }] : []))
    .sort((a, b) => b.percent - a.percent);

const MIXED_UP = ['ధ', 'ద'] as const;
const LEARNING: readonly string[] = [...MIXED_UP, 'ఘ', 'ఝ'];
const MET: readonly string[] = ['ఙ', 'ఞ', 'ఱ'];

/** Matches the 45 known letters of the sample's achievement and its 90 percent for alphabets. */
const letters: readonly LetterStanding[] = LETTERS.map((letter) => ({
  letter,
  knowledge: LEARNING.includes(letter) ? 'learning' : MET.includes(letter) ? 'met' : 'known',
}));

export const sampleFigures = (concepts: readonly Concept[]): Figures => ({
  isSample: true,
  dashboard: {
    points: 2450,
    lessons: LESSONS,
    minutes: HOURS * 60,
    streakDays: 15,
    overallPercent: Math.round((LESSONS.completed / LESSONS.total) * 100),
    concepts: conceptsIn(concepts),
    week,
    quizzes,
    achievements,
  },
  achievements: { xp, level: levelOf(xp), achievements },
  progress: {
    lessons: { completed: 12, total: 45 },
    quizzes,
    words: 120,
    minutes: 8 * 60 + 30,
    streakDays: 3,
    lastSevenDays: week,
    concepts: conceptsIn(concepts),
    letters,
    insightsFrom: () => [
      { kind: 'went-well', concept: 'numbers' },
      { kind: 'mixed-up', letters: MIXED_UP },
    ],
    level: { level: 1, xpToNext: 0, percentToNext: 35 },
    weeklyGoalMinutes: WEEKLY_GOAL,
    weeklyGoalPercent: 70,
    averageDailyMinutes: 45,
  },
  forParents: { lastSevenDays: week, letters },
  beads: beadStandings(EMPTY_SUMMARY, ''),
  stories: { read: 0, minutes: 0, words: 0 },
});
