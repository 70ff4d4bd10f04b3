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

/** The landing page and the start share a chunk; two chunks import each other; the quiz is loaded on demand. */
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

describe('what a page asks for at once', () => {
  test('is its own chunk and everything that one imports, each once, in circles too', () => {
    expect(chunksOf(manifest, 'src/LandingPage.tsx')).toEqual([
      'assets/LandingPage-7.js',
      'assets/landing-6.js',
      'assets/base-5.js',
      'assets/react-4.js',
      'assets/preload-2.js',
    ]);
  });

  test('has nothing of another page', () => {
    expect(addresses(modulePreloads(manifest, 'src/LandingPage.tsx'))).not.toContain('/assets/QuizPage-8.js');
  });

  test('is linked beside what Vite links already, and only once', () => {
    expect(addresses(modulePreloads(manifest, 'src/LandingPage.tsx'))).toEqual(
      [...START, 'assets/LandingPage-7.js'].map((file) => `/${file}`),
    );
  });

  test('is for the shell of the screens the start, and the styles', () => {
    const { modules, styles } = shellPreloads(manifest);
    expect(addresses(modules)).toEqual(START.map((file) => `/${file}`));
    expect(addresses(styles)).toEqual(['/assets/signed-in.css']);
  });

  test('is fetched as the module that will run, or it would be fetched twice', () => {
    for (const link of modulePreloads(manifest).split('\n')) {
      expect(link.trim()).toMatch(/^<link rel="modulepreload" crossorigin href="\/assets\/[^"]+">$/);
    }
  });

  test('is on the device before the rest: the entry with its imports, and the start', () => {
    expect(new Set(startFiles(manifest))).toEqual(new Set(['assets/index-1.js', 'assets/preload-2.js', ...START]));
  });

  test('cannot be a page that the build no longer has', () => {
    expect(() => chunksOf(manifest, 'src/Renamed.tsx')).toThrow('src/Renamed.tsx is not among the built files');
    expect(() => modulePreloads(manifest, 'src/Renamed.tsx')).toThrow('src/Renamed.tsx');
    expect(() => startFiles({ 'index.html': { file: 'assets/index-1.js' } })).toThrow('src/startApp.tsx');
  });
});

describe('what a screen behind the sign-in asks for as soon as the start has come', () => {
  const quiz = { path: '/quiz/:level', sources: ['src/QuizPage.tsx', 'src/words.ts'] };

  test('is what it has beyond the shell: its code and its content', () => {
    expect(screenFiles(manifest, quiz)).toEqual(['assets/QuizPage-8.js', 'assets/rooms-9.js', 'assets/words-11.js']);
  });

  /** A page at this address, whose start comes, or fails, when it is told to. @param {string} pathname */
  function openPage(pathname) {
    /** @type {string[]} */
    const asked = [];
    const links = new Map(START.map((file) => [`link[href="/${file}"]`, new EventTarget()]));
    const arrive = async (/** @type {string} */ file, event = 'load') => {
      links.get(`link[href="/${file}"]`)?.dispatchEvent(new Event(event));
      await new Promise((resolve) => setImmediate(resolve));
    };
    const document = {
      createElement: () => ({}),
      head: { append: (/** @type {{ href: string }} */ { href }) => asked.push(href) },
      querySelector: (/** @type {string} */ selector) => links.get(selector) ?? null,
    };
    new Function('document', 'location', screenPreloadScript(manifest, [quiz]))(document, { pathname });
    return { asked, arrive };
  }

  test.for(
    /** @type {[string, string[]][]} */ ([
      ['/quiz/easy', ['/assets/QuizPage-8.js', '/assets/rooms-9.js', '/assets/words-11.js']],
      ['/quiz/easy/', ['/assets/QuizPage-8.js', '/assets/rooms-9.js', '/assets/words-11.js']],
      ['/quiz', []],
      ['/quiz/easy/more', []],
    ]),
  )('is found by its address: %s', async ([pathname, files]) => {
    const { asked, arrive } = openPage(pathname);
    await arrive('assets/startApp-3.js');
    expect(asked).toEqual(['/assets/signed-in-10.js']);
    for (const file of START) await arrive(file);
    expect(asked).toEqual(['/assets/signed-in-10.js', ...files]);
  });

  test('is asked for where the start does not come, too', async () => {
    const { asked, arrive } = openPage('/quiz/easy');
    expect(asked).toEqual([]);
    for (const file of START) await arrive(file, 'error');
    expect(asked).toHaveLength(4);
  });
});

test('a source that shares its chunk with others is found in it', () => {
  const whole = bySource(manifest, { 'src/practice/Run.ts': 'assets/rooms-9.js', 'src/gone.ts': 'assets/gone.js' });
  expect(chunksOf(whole, 'src/practice/Run.ts')).toContain('assets/rooms-9.js');
  expect(() => chunksOf(whole, 'src/gone.ts')).toThrow('src/gone.ts');
});
