// Writes each public page as HTML in both languages, the shell of the app, the sitemap and robots.txt.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { modulePreloads, screenPreloadScript, shellPreloads } from './preloads.mjs';

/** @typedef {'en' | 'te'} Language */
/** @typedef {{ screens: readonly import('./preloads.mjs').Screen[], pages: readonly { path: string, source: string }[], renderPage: (path: string, language: Language) => Promise<{ head: string, body: string }> }} Prerender */

const LANGUAGES = /** @type {const} */ (['en', 'te']);
const LOCALES = { en: 'en_IN', te: 'te_IN' };

const address = (/** @type {string} */ path, /** @type {Language} */ language) =>
  language === 'en' ? path : `/te${path === '/' ? '' : path}`;

const fileOf = (/** @type {string} */ path) => `${path === '/' ? '/index' : path}.html`.slice(1);

const escapeXml = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {string} head */
const titleAndDescription = (head) => ({
  title: /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '',
  description: /name="description" content="(.*?)"/.exec(head)?.[1] ?? '',
});

/** @param {{ path: string, language: Language, head: string, siteUrl: string, preloads: string }} page */
function headOf({ path, language, head, siteUrl, preloads }) {
  const { title, description } = titleAndDescription(head);
  const url = siteUrl + address(path, language);
  return [
    head,
    preloads,
    `<link rel="canonical" href="${url}">`,
    ...LANGUAGES.map((other) => `<link rel="alternate" hreflang="${other}" href="${siteUrl}${address(path, other)}">`),
    `<link rel="alternate" hreflang="x-default" href="${siteUrl}${address(path, 'en')}">`,
    `<meta property="og:type" content="${path.split('/').length > 2 ? 'article' : 'website'}">`,
    `<meta property="og:site_name" content="Aksharam · అక్షరం">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:locale" content="${LOCALES[language]}">`,
    `<meta property="og:image" content="${siteUrl}/icons/share.png">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ].join('\n    ');
}

/**
 * Inlines the style sheet, because fetching it would cost a phone another round trip before the first paint.
 * @param {string} dist
 * @param {string} html
 */
async function inlineStyles(dist, html) {
  const link = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(html);
  if (!link?.[1]) throw new Error('The built page has no link to a style sheet');
  const css = await readFile(join(dist, link[1]), 'utf8');
  return { css, html: html.replace(link[0], () => `<style>${css}</style>`) };
}

/** The shell shows this until the screen renders: an image, because text would need a font. @param {string} dist */
const splash = async (dist) =>
  (await readFile(join(dist, 'icons/icon.svg'), 'utf8')).replace('<svg ', '<svg class="splash" aria-hidden="true" ');

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64');

/**
 * @param {{ dist: string, prerender: Prerender, siteUrl: string, manifest: import('./preloads.mjs').Manifest }} options
 * @returns {Promise<{ scriptHashes: string[], styleHashes: string[] }>}
 */
export async function writePages({ dist, prerender, siteUrl, manifest }) {
  const { css, html: template } = await inlineStyles(dist, await readFile(join(dist, 'index.html'), 'utf8'));
  const bootScript = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1];
  if (!bootScript) throw new Error('The built page has no boot script');

  const fill = (/** @type {Language} */ language, /** @type {string} */ head, /** @type {string} */ body) =>
    template
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<!--page-head-->', () => head)
      .replace('<!--page-->', () => body);

  const screenScript = screenPreloadScript(manifest, prerender.screens);
  await rm(join(dist, 'index.html'));
  const shell = shellPreloads(manifest);
  const shellHead = `<meta name="robots" content="noindex">\n    ${shell.modules}\n    <script>${screenScript}</script>`;
  await writeFile(
    join(dist, 'app.html'),
    fill('en', shellHead, await splash(dist))
      .replace('<html lang="en">', '<html lang="en" data-shell>')
      .replace('</head>', () => `  ${shell.styles}\n  </head>`),
  );
  for (const { path, source } of prerender.pages) {
    for (const language of LANGUAGES) {
      const { head, body } = await prerender.renderPage(path, language);
      if (!titleAndDescription(head).title || !body) throw new Error(`${path} was not rendered in ${language}`);
      const file = join(dist, fileOf(address(path, language)));
      await mkdir(dirname(file), { recursive: true });
      const preloads = modulePreloads(manifest, source);
      await writeFile(file, fill(language, headOf({ path, language, head, siteUrl, preloads }), body));
    }
  }
  await writeSitemap(
    dist,
    prerender.pages.map(({ path }) => path),
    siteUrl,
  );
  return { scriptHashes: [sha256(bootScript), sha256(screenScript)], styleHashes: [sha256(css)] };
}

/**
 * @param {string} dist
 * @param {readonly string[]} paths
 * @param {string} siteUrl
 */
async function writeSitemap(dist, paths, siteUrl) {
  const alternates = (/** @type {string} */ path) =>
    LANGUAGES.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeXml(siteUrl + address(path, other))}"/>`,
    ).join('');
  const urls = paths.flatMap((path) =>
    LANGUAGES.map(
      (language) => `<url><loc>${escapeXml(siteUrl + address(path, language))}</loc>${alternates(path)}</url>`,
    ),
  );
  await writeFile(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  );
  await writeFile(
    join(dist, 'robots.txt'),
    `User-agent: *\nDisallow: /dashboard\nDisallow: /onboarding\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
