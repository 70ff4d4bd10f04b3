import { prefetchNextLesson, prefetchOtherKinds, prefetchPoem, prefetchPoemAndOtherKinds } from '../loading/prefetch';
import { lazyPage, type LazyPage } from './lazyPage';

export type Screen = {
  readonly path: string;
  readonly source: string;
  /** Files of `content` that the page always needs, loaded along with its code; `:lessonId` is filled in. */
  readonly content: readonly string[];
  /** Prefetches more content for this path along with the code. */
  readonly fetch?: (pathname: string) => Promise<unknown>;
} & LazyPage;

/** `source` and `content` let the build preload a screen's files from the first HTML. */
const page = (
  path: string,
  source: string,
  load: Parameters<typeof lazyPage>[0],
  content: readonly string[] = [],
  fetch?: Screen['fetch'],
): Screen => ({ path, source: `src/features/${source}.tsx`, content, ...(fetch && { fetch }), ...lazyPage(load) });

const LESSON = 'lessons/:lessonId/index';
const CONFUSIONS = 'lessons/confusions/index';
const POEMS = ['padyalu/poems', 'padyalu/poets'];
const ONE_POEM = ['padyalu/loadPoem', 'padyalu/poets'];

export const loginPage = page('/login', 'sign-in/LoginPage', () => import('../../features/sign-in/LoginPage'));
/** For visitors who are not signed in; it redirects learners who are. */
export const trialPage = page('/try', 'trial/TrialPage', () => import('../../features/trial/TrialPage'));
/** For a child with a class code, who may have no account. */
export const joinPage = page('/join', 'classes/JoinPage', () => import('../../features/classes/JoinPage'));
export const onboardingPage = page(
  '/onboarding',
  'onboarding/OnboardingPage',
  () => import('../../features/onboarding/OnboardingPage'),
);

export const DASHBOARD_PAGES = [
  page('/dashboard', 'dashboard/DashboardPage', () => import('../../features/dashboard/DashboardPage')),
  page(
    '/dashboard/learning',
    'learning/path/LearningPathPage',
    () => import('../../features/learning/path/LearningPathPage'),
  ),
  page(
    '/dashboard/learning/:moduleId/:lessonId',
    'learning/lesson/LessonPage',
    () => import('../../features/learning/lesson/LessonPage'),
    [LESSON],
  ),
  page(
    '/dashboard/learning/:moduleId/:lessonId/pages',
    'learning/lesson/book/BookPage',
    () => import('../../features/learning/lesson/book/BookPage'),
    [LESSON],
  ),
  page(
    '/dashboard/learning/:moduleId/:lessonId/pages/:page',
    'learning/lesson/book/BookPage',
    () => import('../../features/learning/lesson/book/BookPage'),
    [LESSON],
  ),
  page(
    '/dashboard/learning/:moduleId/:lessonId/chart',
    'learning/lesson/chart/ChartPage',
    () => import('../../features/learning/lesson/chart/ChartPage'),
    [LESSON],
  ),
  page('/dashboard/AIQuizzes', 'quizzes/QuizzesPage', () => import('../../features/quizzes/QuizzesPage')),
  page(
    '/dashboard/ai-learning',
    'ai-learning/AiLearningPage',
    () => import('../../features/ai-learning/AiLearningPage'),
    ['bank/heads'],
  ),
  page('/dashboard/telugu-padyalu', 'padyalu/PadyaluPage', () => import('../../features/padyalu/PadyaluPage'), [
    'padyalu/poets',
  ]),
  page(
    '/dashboard/telugu-padyalu/poem/:poemId',
    'padyalu/PoemPage',
    () => import('../../features/padyalu/PoemPage'),
    ONE_POEM,
    prefetchPoem,
  ),
  page(
    '/dashboard/achievements',
    'achievements/AchievementsPage',
    () => import('../../features/achievements/AchievementsPage'),
  ),
  page('/dashboard/progress', 'progress/ProgressPage', () => import('../../features/progress/ProgressPage')),
  page('/dashboard/settings', 'settings/SettingsPage', () => import('../../features/settings/SettingsPage')),
  page('/dashboard/stories', 'stories/shelf/ShelfPage', () => import('../../features/stories/shelf/ShelfPage')),
  page(
    '/dashboard/stories/rhyme/:id',
    'stories/rhyme/RhymePage',
    () => import('../../features/stories/rhyme/RhymePage'),
  ),
  page(
    '/dashboard/stories/:id/booklet',
    'stories/booklet/BookletPage',
    () => import('../../features/stories/booklet/BookletPage'),
  ),
  page('/dashboard/class', 'classes/ClassPage', () => import('../../features/classes/ClassPage')),
  page('/dashboard/classes', 'classes/ClassesPage', () => import('../../features/classes/ClassesPage')),
  page('/dashboard/write', 'writing/WritingPage', () => import('../../features/writing/WritingPage')),
] as const;

/** Practice rooms have no navigation. */
export const ROOM_PAGES = [
  page('/dashboard/begin', 'placement/BeginPage', () => import('../../features/placement/BeginPage')),
  page('/dashboard/placement', 'placement/PlacementPage', () => import('../../features/placement/PlacementPage')),
  page(
    '/dashboard/learning/:moduleId/:lessonId/exercises',
    'learning/exercises/ExercisesPage',
    () => import('../../features/learning/exercises/ExercisesPage'),
    [LESSON, CONFUSIONS],
  ),
  page(
    '/dashboard/learning/:moduleId/:lessonId/exercises/:number',
    'learning/exercises/ExercisesPage',
    () => import('../../features/learning/exercises/ExercisesPage'),
    [LESSON, CONFUSIONS],
  ),
  page(
    '/dashboard/learning/:moduleId/review',
    'runs/ModuleReviewPage',
    () => import('../../features/runs/ModuleReviewPage'),
  ),
  page(
    '/dashboard/learning/:moduleId/:lessonId/quizzes/:number',
    'learning/exercises/LessonQuizPage',
    () => import('../../features/learning/exercises/LessonQuizPage'),
    [LESSON, CONFUSIONS],
  ),
  page(
    '/dashboard/learning/:moduleId/:lessonId/pages/:page/practice',
    'learning/lesson/book/PagePracticePage',
    () => import('../../features/learning/lesson/book/PagePracticePage'),
    [LESSON, CONFUSIONS],
  ),
  page('/dashboard/AIQuizzes/:difficulty', 'quizzes/QuizPage', () => import('../../features/quizzes/QuizPage')),
  page('/dashboard/review', 'runs/ReviewPage', () => import('../../features/runs/ReviewPage')),
  page(
    '/dashboard/today',
    'runs/TodayPage',
    () => import('../../features/runs/TodayPage'),
    [CONFUSIONS],
    prefetchNextLesson,
  ),
  page('/dashboard/practise', 'runs/PracticePage', () => import('../../features/runs/PracticePage')),
  page(
    '/dashboard/telugu-padyalu/poem/:poemId/by-heart',
    'padyalu/by-heart/ByHeartPage',
    () => import('../../features/padyalu/by-heart/ByHeartPage'),
    ONE_POEM,
    prefetchPoemAndOtherKinds,
  ),
  page(
    '/dashboard/telugu-padyalu/games',
    'padyalu/games/GamesPage',
    () => import('../../features/padyalu/games/GamesPage'),
    POEMS,
    prefetchOtherKinds,
  ),
  page('/dashboard/stories/:id', 'stories/room/StoryPage', () => import('../../features/stories/room/StoryPage')),
  page(
    '/dashboard/stories/:id/questions',
    'stories/questions/QuestionsPage',
    () => import('../../features/stories/questions/QuestionsPage'),
    [],
    prefetchOtherKinds,
  ),
  page(
    '/dashboard/write/practise',
    'runs/WritePage',
    () => import('../../features/runs/WritePage'),
    [],
    prefetchOtherKinds,
  ),
  page(
    '/dashboard/spelling',
    'runs/SpellingPage',
    () => import('../../features/runs/SpellingPage'),
    [],
    prefetchOtherKinds,
  ),
] as const;

export const SCREENS: readonly Screen[] = [
  loginPage,
  trialPage,
  joinPage,
  onboardingPage,
  ...DASHBOARD_PAGES,
  ...ROOM_PAGES,
];
