import { describe, expect, test } from 'vitest';
import { chunksOf, modulePreloads, startFiles } from './preloads.mjs';

/** The landing page and the start share a chunk; two chunks import each other; the quiz is loaded on demand. */
const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_preload.js'] },
  '_preload.js': { file: 'assets/preload-2.js' },
  'src/startApp.tsx': { file: 'assets/startApp-3.js', imports: ['_react.js', '_base.js'] },
  '_react.js': { file: 'assets/react-4.js' },
  '_base.js': { file: 'assets/base-5.js', imports: ['_react.js', '_landing.js', '_preload.js'] },
  '_landing.js': { file: 'assets/landing-6.js', imports: ['_base.js'] },
  'src/LandingPage.tsx': { file: 'assets/LandingPage-7.js', imports: ['_landing.js', '_gone.js'] },
  'src/QuizPage.tsx': { file: 'assets/QuizPage-8.js', imports: ['_react.js'] },
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

  test('is for the app’s shell the start alone', () => {
    expect(addresses(modulePreloads(manifest))).toEqual(START.map((file) => `/${file}`));
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
