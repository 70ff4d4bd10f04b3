import { lazyPage, type LazyPage } from './lazyPage';

const page = (path: string, load: Parameters<typeof lazyPage>[0]): { readonly path: string } & LazyPage => ({
  path,
  ...lazyPage(load),
});

export const loginPage = page('/login', () => import('../features/sign-in/LoginPage'));
/** For who is not signed in; it knows who is only to lead them on. */
export const trialPage = page('/try', () => import('../features/trial/TrialPage'));
export const onboardingPage = page('/onboarding', () => import('../features/onboarding/OnboardingPage'));

/** The pages inside the dashboard's layout. */
export const DASHBOARD_PAGES = [
  page('/dashboard', () => import('../features/dashboard/DashboardPage')),
  page('/dashboard/learning', () => import('../features/learning/path/LearningPathPage')),
  page('/dashboard/learning/:moduleId/:lessonId', () => import('../features/learning/lesson/LessonPage')),
  page('/dashboard/learning/:moduleId/:lessonId/pages', () => import('../features/learning/lesson/book/BookPage')),
  page(
    '/dashboard/learning/:moduleId/:lessonId/pages/:page',
    () => import('../features/learning/lesson/book/BookPage'),
  ),
  page('/dashboard/learning/:moduleId/:lessonId/chart', () => import('../features/learning/lesson/chart/ChartPage')),
  page('/dashboard/AIQuizzes', () => import('../features/quizzes/QuizzesPage')),
  page('/dashboard/ai-learning', () => import('../features/ai-learning/AiLearningPage')),
  page('/dashboard/telugu-padyalu', () => import('../features/padyalu/PadyaluPage')),
  page('/dashboard/telugu-padyalu/poem/:poemId', () => import('../features/padyalu/PoemPage')),
  page('/dashboard/achievements', () => import('../features/achievements/AchievementsPage')),
  page('/dashboard/progress', () => import('../features/progress/ProgressPage')),
  page('/dashboard/settings', () => import('../features/settings/SettingsPage')),
] as const;

/** Practice rooms: signed in as well, but without the navigation. */
export const ROOM_PAGES = [
  page('/dashboard/begin', () => import('../features/placement/BeginPage')),
  page('/dashboard/placement', () => import('../features/placement/PlacementPage')),
  page('/dashboard/learning/:moduleId/:lessonId/exercises', () => import('../features/learning/round/ExercisesPage')),
  page(
    '/dashboard/learning/:moduleId/:lessonId/exercises/:number',
    () => import('../features/learning/round/ExercisesPage'),
  ),
  page(
    '/dashboard/learning/:moduleId/:lessonId/quizzes/:number',
    () => import('../features/learning/round/LessonQuizPage'),
  ),
  page(
    '/dashboard/learning/:moduleId/:lessonId/pages/:page/practice',
    () => import('../features/learning/lesson/book/PagePracticePage'),
  ),
  page('/dashboard/AIQuizzes/:difficulty', () => import('../features/quizzes/QuizPage')),
  page('/dashboard/review', () => import('../features/sitting/ReviewPage')),
  page('/dashboard/today', () => import('../features/sitting/TodayPage')),
  page('/dashboard/spelling', () => import('../features/sitting/SpellingPage')),
  page('/dashboard/practise', () => import('../features/sitting/PractisePage')),
  page('/dashboard/telugu-padyalu/poem/:poemId/by-heart', () => import('../features/padyalu/by-heart/ByHeartPage')),
  page('/dashboard/telugu-padyalu/games', () => import('../features/padyalu/games/GamesPage')),
] as const;
