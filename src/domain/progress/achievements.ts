import type { LearnerSummary } from '../learner/summary';
import type { LessonId, Module, ModuleId } from '../lesson/lesson';
import { doneOf, isLessonCompleted } from '../lesson/parts';
import { letterStandings, wordsLearned } from './knowledge';
import { longestStreak } from './streak';

export const ACHIEVEMENTS = [
  { id: 'first-lesson', category: 'lessons', xp: 50, maxProgress: 1 },
  { id: 'alphabet-master', category: 'letters', xp: 100, maxProgress: 56 },
  { id: 'vocab-builder', category: 'words', xp: 200, maxProgress: 100 },
  { id: 'quiz-champion', category: 'quizzes', xp: 300, maxProgress: 5 },
  { id: 'daily-streak', category: 'practice', xp: 150, maxProgress: 7 },
  { id: 'grammar-guru', category: 'grammar', xp: 250, maxProgress: 10 },
] as const;

type Achievement = (typeof ACHIEVEMENTS)[number];
export type AchievementId = Achievement['id'];

export type AchievementStanding = Achievement & { readonly progress: number; readonly unlocked: boolean };

type LearnerState = { readonly summary: LearnerSummary; readonly modules: readonly Module[]; readonly today: string };

const GRAMMAR: ModuleId = 'basic-grammar';
const SYLLABLES: LessonId = 'gunintalu';

const quizzesPassedIn = (
  { summary, modules }: LearnerState,
  isIncluded: (module: ModuleId, lesson: LessonId) => boolean,
): number =>
  modules
    .flatMap(({ id, lessons }) => lessons.filter((lesson) => isIncluded(id, lesson.id)))
    .reduce((total, lesson) => total + doneOf(lesson, 'quiz', summary.partsDone).length, 0);

const PROGRESS: Readonly<Record<AchievementId, (state: LearnerState) => number>> = {
  'first-lesson': ({ summary, modules }) =>
    modules.flatMap(({ lessons }) => lessons).filter((lesson) => isLessonCompleted(lesson, summary.partsDone)).length,
  // The 52 letters of the primer, plus the four quizzes of the gunintalu lesson, which teaches how letters join.
  'alphabet-master': (state) =>
    letterStandings(state.summary).filter(({ knowledge }) => knowledge === 'known').length +
    quizzesPassedIn(state, (_, lesson) => lesson === SYLLABLES),
  'vocab-builder': ({ summary }) => wordsLearned(summary),
  'quiz-champion': ({ summary }) => summary.quizzesPassed,
  'daily-streak': ({ summary, today }) => longestStreak(summary.secondsByDay, today),
  'grammar-guru': (state) => quizzesPassedIn(state, (module) => module === GRAMMAR),
};

export const standingOf = (achievement: Achievement, reached: number): AchievementStanding => ({
  ...achievement,
  progress: Math.min(reached, achievement.maxProgress),
  unlocked: reached >= achievement.maxProgress,
});

export const achievementStandings = (state: LearnerState): AchievementStanding[] =>
  ACHIEVEMENTS.map((achievement) => standingOf(achievement, PROGRESS[achievement.id](state)));

export const xpOf = (standings: readonly AchievementStanding[]): number =>
  standings.reduce((total, { unlocked, xp }) => total + (unlocked ? xp : 0), 0);
