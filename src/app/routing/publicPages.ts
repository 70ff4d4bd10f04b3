import { lazyPage, type LazyPage } from './lazyPage';

/** `source` lets the build preload a page's code from its HTML. */
export type PublicPage = { readonly path: string; readonly source: string } & LazyPage;

const page = (path: string, source: string, load: Parameters<typeof lazyPage>[0]): PublicPage => ({
  path,
  source: `src/features/${source}.tsx`,
  ...lazyPage(load),
});

/** Public pages are prerendered to HTML in both languages. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  page('/', 'landing/LandingPage', () => import('../../features/landing/LandingPage')),
  page('/pricing', 'landing/PricingPage', () => import('../../features/landing/PricingPage')),
  page('/about', 'information/AboutPage', () => import('../../features/information/AboutPage')),
  page('/contact', 'information/ContactPage', () => import('../../features/information/ContactPage')),
  page('/faq', 'information/FaqPage', () => import('../../features/information/FaqPage')),
  page('/support', 'information/SupportPage', () => import('../../features/information/SupportPage')),
  page('/terms', 'information/TermsPage', () => import('../../features/information/TermsPage')),
  page('/privacy', 'information/PrivacyPage', () => import('../../features/information/PrivacyPage')),
  page('/blog', 'articles/BlogPage', () => import('../../features/articles/BlogPage')),
  page('/blog/:slug', 'articles/BlogArticlePage', () => import('../../features/articles/BlogArticlePage')),
  page('/tutorials', 'articles/TutorialsPage', () => import('../../features/articles/TutorialsPage')),
  page('/tutorials/:slug', 'articles/TutorialPage', () => import('../../features/articles/TutorialPage')),
];
