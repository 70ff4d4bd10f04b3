import type { Activity } from '../activity/activity';
import { USUAL_DAILY_MINUTES } from '../learner/preferences';
import type { LearnerSummary } from '../learner/summary';
import { type Module, modulesOfCourse } from '../lesson/lesson';
import { isLessonCompleted } from '../lesson/parts';
import { achievementStandings, xpOf } from './achievements';
import { beadStandings } from './beads';
import { conceptProgress } from './concepts';
import type { Figures, LessonCount, ProgressInput, QuizCount } from './figures';
import { habitInsights } from './habitInsights';
import { conceptInsights, mixedUpInsight, ofLastSevenDays } from './insights';
import { letterStandings, wordsLearned } from './knowledge';
import { overallPercent } from './lessonsToday';
import { levelOf } from './levels';
import { soundSummary } from './soundSummary';
import { currentStreak } from './streak';
import { averageDailyMinutes, lastSevenDays, thisWeek, weeklyGoalOf, weeklyGoalPercent } from './week';

function lessonCount(modules: readonly Module[], { partsDone }: LearnerSummary): LessonCount {
  const lessons = modulesOfCourse(modules).flatMap((module) => module.lessons);
  return {
    completed: lessons.filter((lesson) => isLessonCompleted(lesson, partsDone)).length,
    total: lessons.length,
  };
}

function quizCount({ quizzesCompleted, quizPercentages }: LearnerSummary): QuizCount {
  const completed = Object.values(quizzesCompleted).reduce((total, count) => total + count, 0);
  return { completed, averagePercent: completed === 0 ? 0 : Math.min(100, Math.round(quizPercentages / completed)) };
}

/** Computes a value on first use and caches it. */
function once<T>(compute: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  return () => (cached ??= { value: compute() }).value;
}

/** The figures of a screen are computed only when that screen needs them, because summaries grow large over years. */
export function ownFigures(input: ProgressInput): Figures {
  const { modules, concepts, today, dailyMinutes = USUAL_DAILY_MINUTES } = input;
  const weeklyGoal = weeklyGoalOf(dailyMinutes);
  const summary = soundSummary(input.summary);
  const { secondsByDay } = summary;
  const shared = once(() => ({
    lessons: lessonCount(modules, summary),
    quizzes: quizCount(summary),
    minutes: Math.floor(summary.secondsSpent / 60),
    streakDays: currentStreak(secondsByDay, today),
    concepts: conceptProgress(concepts, summary),
  }));
  const achievements = once(() => {
    const standings = achievementStandings({ summary, modules, today });
    const xp = summary.points + xpOf(standings);
    return { xp, level: levelOf(xp), achievements: standings };
  });
  const dashboard = once(() => ({
    ...shared(),
    points: summary.points,
    overallPercent: overallPercent(modules, summary.partsDone),
    week: thisWeek(secondsByDay, today),
    achievements: achievements().achievements,
  }));
  const insightsFrom = (newest: readonly Activity[]) => {
    // Words looked up while reading are not mistakes.
    const answered = newest.filter(({ kind }) => kind !== 'story');
    const recent = ofLastSevenDays(answered, today);
    return [
      ...conceptInsights(concepts, recent),
      ...mixedUpInsight(recent),
      ...habitInsights(summary, today, weeklyGoal),
    ];
  };
  const forParents = once(() => ({
    lastSevenDays: lastSevenDays(secondsByDay, today),
    letters: letterStandings(summary),
  }));
  const progress = once(() => ({
    ...shared(),
    ...forParents(),
    words: wordsLearned(summary),
    insightsFrom,
    level: achievements().level,
    weeklyGoalMinutes: weeklyGoal,
    weeklyGoalPercent: weeklyGoalPercent(secondsByDay, today, weeklyGoal),
    averageDailyMinutes: averageDailyMinutes(secondsByDay, today),
  }));
  const beads = once(() => beadStandings(summary, today));
  return {
    isSample: false,
    get dashboard() {
      return dashboard();
    },
    get achievements() {
      return achievements();
    },
    get progress() {
      return progress();
    },
    get forParents() {
      return forParents();
    },
    get beads() {
      return beads();
    },
    stories: {
      read: summary.storiesRead.length,
      minutes: Math.floor(summary.storySeconds / 60),
      words: summary.storyWords,
    },
  };
}
