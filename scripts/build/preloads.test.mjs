import { describe, expect, test } from 'vitest';
import {
  bySource,
  chunksOf,
  modulePreloads,
  screenFiles,
  screenPreloadScript,
  shellPreloads,
  startFiles,
} from './preloads.mjs';

/** The landing page and the start share a chunk; two chunks import each other; the quiz is a lazy chunk. */
const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_preload.js'] },
  '_preload.js': { file: 'assets/preload-2.js' },
  'src/startApp.tsx': { file: 'assets/startApp-3.js', imports: ['_react.js', '_base.js'] },
  '_react.js': { file: 'assets/react-4.js' },
  '_base.js': { file: 'assets/base-5.js', imports: ['_react.js', '_landing.js', '_preload.js'] },
  '_landing.js': { file: 'assets/landing-6.js', imports: ['_base.js'] },
  'src/LandingPage.tsx': { file: 'assets/LandingPage-7.js', imports: ['_landing.js', '_gone.js'] },
  'src/QuizPage.tsx': { file: 'assets/QuizPage-8.js', imports: ['_react.js', '_rooms.js'] },
  '_rooms.js': { file: 'assets/rooms-9.js', imports: ['src/app/layouts/SessionArea.tsx'] },
  'src/app/layouts/SessionArea.tsx': {
    file: 'assets/signed-in-10.js',
    imports: ['_base.js'],
    css: ['assets/signed-in.css'],
  },
  'src/words.ts': { file: 'assets/words-11.js' },
};
const START = ['assets/startApp-3.js', 'assets/react-4.js', 'assets/base-5.js', 'assets/landing-6.js'];

const addresses = (/** @type {string} */ html) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

describe('the preloads of a page', () => {
  test('are its own chunk and everything it imports, each once, even with import cycles', () => {
    expect(chunksOf(manifest, 'src/LandingPage.tsx')).toEqual([
      'assets/LandingPage-7.js',
      'assets/landing-6.js',
      'assets/base-5.js',
      'assets/react-4.js',
      'assets/preload-2.js',
    ]);
  });

  test('contain nothing of another page', () => {
    expect(addresses(modulePreloads(manifest, 'src/LandingPage.tsx'))).not.toContain('/assets/QuizPage-8.js');
  });

  test('are linked once, without what Vite links already', () => {
    expect(addresses(modulePreloads(manifest, 'src/LandingPage.tsx'))).toEqual(
      [...START, 'assets/LandingPage-7.js'].map((file) => `/${file}`),
    );
  });

  test('are the start modules and the styles for the shell', () => {
    const { modules, styles } = shellPreloads(manifest);
    expect(addresses(modules)).toEqual(START.map((file) => `/${file}`));
    expect(addresses(styles)).toEqual(['/assets/signed-in.css']);
  });

  test('are fetched as modules, or the browser would fetch them twice', () => {
    for (const link of modulePreloads(manifest).split('\n')) {
      expect(link.trim()).toMatch(/^<link rel="modulepreload" crossorigin href="\/assets\/[^"]+">$/);
    }
  });

  test('that are cached first are the entry with its imports and the start', () => {
    expect(new Set(startFiles(manifest))).toEqual(new Set(['assets/index-1.js', 'assets/preload-2.js', ...START]));
  });

  test('cannot name a page that the build no longer has', () => {
    expect(() => chunksOf(manifest, 'src/Renamed.tsx')).toThrow('The build has no chunk for src/Renamed.tsx');
    expect(() => modulePreloads(manifest, 'src/Renamed.tsx')).toThrow('src/Renamed.tsx');
    expect(() => startFiles({ 'index.html': { file: 'assets/index-1.js' } })).toThrow('src/startApp.tsx');
  });
});

describe('the preloads of a signed-in screen', () => {
  const quiz = { path: '/quiz/:level', sources: ['src/QuizPage.tsx', 'src/words.ts'] };

  test('are its code and its content, without the shell', () => {
    expect(screenFiles(manifest, quiz)).toEqual(['assets/QuizPage-8.js', 'assets/rooms-9.js', 'assets/words-11.js']);
  });

  /** A page at this address whose start files arrive or fail on command. @param {string} pathname */
  function openPage(pathname) {
    /** @type {string[]} */
    const preloaded = [];
    const links = new Map(START.map((file) => [`link[href="/${file}"]`, new EventTarget()]));
    const arrive = async (/** @type {string} */ file, event = 'load') => {
      links.get(`link[href="/${file}"]`)?.dispatchEvent(new Event(event));
      await new Promise((resolve) => setImmediate(resolve));
    };
    const document = {
      createElement: () => ({}),
      head: { append: (/** @type {{ href: string }} */ { href }) => preloaded.push(href) },
      querySelector: (/** @type {string} */ selector) => links.get(selector) ?? null,
    };
    new Function('document', 'location', screenPreloadScript(manifest, [quiz]))(document, { pathname });
    return { preloaded, arrive };
  }

  test.for(
    /** @type {[string, string[]][]} */ ([
      ['/quiz/easy', ['/assets/QuizPage-8.js', '/assets/rooms-9.js', '/assets/words-11.js']],
      ['/quiz/easy/', ['/assets/QuizPage-8.js', '/assets/rooms-9.js', '/assets/words-11.js']],
      ['/quiz', []],
      ['/quiz/easy/more', []],
    ]),
  )('are found by its address: %s', async ([pathname, files]) => {
    const { preloaded, arrive } = openPage(pathname);
    await arrive('assets/startApp-3.js');
    expect(preloaded).toEqual(['/assets/signed-in-10.js']);
    for (const file of START) await arrive(file);
    expect(preloaded).toEqual(['/assets/signed-in-10.js', ...files]);
  });

  test('are fetched even if the start files fail', async () => {
    const { preloaded, arrive } = openPage('/quiz/easy');
    expect(preloaded).toEqual([]);
    for (const file of START) await arrive(file, 'error');
    expect(preloaded).toHaveLength(4);
  });
});

test('a source that shares its chunk with others is found in it', () => {
  const whole = bySource(manifest, { 'src/practice/Run.ts': 'assets/rooms-9.js', 'src/gone.ts': 'assets/gone.js' });
  expect(chunksOf(whole, 'src/practice/Run.ts')).toContain('assets/rooms-9.js');
  expect(() => chunksOf(whole, 'src/gone.ts')).toThrow('src/gone.ts');
});
