import { lazyPage, type LazyPage } from './lazyPage';

const page = (path: string, load: Parameters<typeof lazyPage>[0]): { readonly path: string } & LazyPage => ({
  path,
  ...lazyPage(load),
});

export const loginPage = page('/login', () => import('../features/sign-in/LoginPage'));
export const onboardingPage = page('/onboarding', () => import('../features/onboarding/OnboardingPage'));

/** The pages inside the dashboard's layout. */
export const DASHBOARD_PAGES = [
  page('/dashboard', () => import('../features/dashboard/DashboardPage')),
  page('/dashboard/learning', () => import('../features/soon/SoonPage')),
  page('/dashboard/AIQuizzes', () => import('../features/quizzes/QuizzesPage')),
  page('/dashboard/AIQuizzes/:difficulty', () => import('../features/quizzes/QuizPage')),
  page('/dashboard/ai-learning', () => import('../features/ai-learning/AiLearningPage')),
  page('/dashboard/telugu-padyalu', () => import('../features/padyalu/PadyaluPage')),
  page('/dashboard/telugu-padyalu/poem/:poemId', () => import('../features/padyalu/PoemPage')),
  page('/dashboard/achievements', () => import('../features/soon/SoonPage')),
  page('/dashboard/progress', () => import('../features/soon/SoonPage')),
  page('/dashboard/settings', () => import('../features/settings/SettingsPage')),
] as const;
