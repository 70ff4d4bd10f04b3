import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/routing/App';
import { PUBLIC_PAGES } from './app/routing/publicPages';
import { SCREENS } from './app/routing/signedInPages';
import { blogArticles } from './content/articles/blog';
import { tutorials } from './content/articles/tutorials';
import { MODULES } from './content/modules';
import { changeLanguage } from './i18n/currentLanguage';
import type { Language } from './i18n/language';

const slugs = { '/blog/:slug': blogArticles, '/tutorials/:slug': tutorials };

const hasSlugs = (path: string): path is keyof typeof slugs => path in slugs;

/** Every prerendered page: its address without the Telugu prefix /te, and its source file. */
export const pages: readonly { path: string; source: string }[] = PUBLIC_PAGES.flatMap(({ path, source }) =>
  hasSlugs(path) ? slugs[path].map(({ slug }) => ({ path: path.replace(':slug', slug), source })) : [{ path, source }],
);

/** The folder of a lesson's content, such as dailyVocabulary or reading/bareLetters. */
const folderOf = (lessonId: string) =>
  lessonId.replace(/^read-/u, 'reading/').replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** Every screen behind the app shell: its address, and the source files that it loads first. */
export const screens: readonly { path: string; sources: readonly string[] }[] = SCREENS.flatMap(
  ({ path, source, content }) => {
    const sourcesOf = (lessonId: string) => [
      source,
      ...content.map((file) => `src/content/${file.replace(':lessonId', folderOf(lessonId))}.ts`),
    ];
    if (!content.some((file) => file.includes(':lessonId'))) return [{ path, sources: sourcesOf('') }];
    return MODULES.flatMap(({ lessons }) => lessons).map(({ id }) => ({
      path: path.replace(':lessonId', id),
      sources: sourcesOf(id),
    }));
  },
);

export async function renderPage(path: string, language: Language): Promise<{ head: string; body: string }> {
  changeLanguage(language);
  await Promise.all(PUBLIC_PAGES.map((page) => page.preload()));
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  // React renders the title and description before the page itself.
  const [head = ''] = /^(<title>.*?<\/title>|<meta .*?\/?>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
