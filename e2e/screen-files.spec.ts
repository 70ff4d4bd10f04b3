import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './asLearner';
import { filesOf, screens, shell } from './filesByScreen';
import { delayRequests } from './delayRequests';

const { AKSHARAM_DIST = 'dist' } = process.env;

/** Catches a lazy import that splits a screen into many files, which is slow on a phone. */
test('every signed-in screen consists of few files, and its address determines them', () => {
  expect(shell.length).toBeLessThanOrEqual(6);
  expect(screens.filter(({ files }) => files.length > 12)).toEqual([]);
});

/** Chunks that a screen loads after it renders: the tutor's knowledge, a quiz's words, poems. */
const LOADED_LATER = /\/(tutor|translations|heads|vemana|poems)-/;

const importedBy = (file: string): readonly string[] =>
  [...readFileSync(`${AKSHARAM_DIST}${file}`, 'utf8').matchAll(/from"\.\/([^"]+\.js)"/gu)].map(
    ([, name = '']) => `/assets/${name}`,
  );

/** The files and everything they import. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of all) for (const imported of importedBy(file)) all.add(imported);
  return all;
}

const LESSON = '/dashboard/learning/alphabet/vowels';
const OPENED: readonly (readonly [path: string, pattern?: string])[] = [
  ['/dashboard'],
  ['/dashboard/learning'],
  [LESSON],
  [`${LESSON}/exercises`],
  ['/dashboard/AIQuizzes'],
  ['/dashboard/AIQuizzes/easy', '/dashboard/AIQuizzes/:difficulty'],
  ['/dashboard/ai-learning'],
  ['/dashboard/telugu-padyalu'],
  ['/dashboard/telugu-padyalu/poem/uppu-kappurambu', '/dashboard/telugu-padyalu/poem/:poemId'],
  ['/dashboard/progress'],
  ['/dashboard/settings'],
];

test('no screen waits for a file that is known only from another file', async ({ page }) => {
  // Disables work that waits for idle time: celebrations, the outbox and prefetching.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  let requested: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname;
    if (file.endsWith('.js') && file.startsWith('/assets/')) requested.push(file);
  });
  for (const [path, pattern = path] of OPENED) {
    await test.step(path, async () => {
      const known = screens.find((screen) => screen.path.replace(':moduleId', 'alphabet') === pattern)?.files ?? [];
      // Leave the app first, so that requests of the previous screen are not counted.
      await page.goto('/robots.txt');
      requested = [];
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      const later = withImports(requested.filter((file) => LOADED_LATER.test(file)));
      const surprises = requested.filter((file) => !later.has(file) && ![...shell, ...known].includes(file.slice(1)));
      expect(surprises, path).toEqual([]);
      expect(known.length, path).toBeGreaterThan(0);
      expect(requested).toEqual(expect.arrayContaining(known.map((file) => `/${file}`)));
    });
  }
});

/** Files used only by the learning path, which is prefetched first. */
const PATH_FILES = (() => {
  const isPath = ({ path }: { path: string }) => path === '/dashboard/learning';
  const others = new Set([...shell, ...screens.flatMap((screen) => (isPath(screen) ? [] : screen.files))]);
  return filesOf('/dashboard/learning').filter((file) => !others.has(file));
})();

/** Opens the dashboard, waits, and opens the progress page. @returns the requested files */
async function filesOfVisit(page: Page): Promise<readonly string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  // Each step runs idle work: first the dashboard's own, then the prefetch of the path.
  for (let times = 0; times < 3; times += 1) await page.clock.runFor(10_000);
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Progress' })).toBeVisible();
  return requested;
}

test.describe('while the page is idle', () => {
  test.use({ prefetches: true });

  test('the screens in the navigation are prefetched', async ({ page }) => {
    const requested = await filesOfVisit(page);
    expect(PATH_FILES).not.toEqual([]);
    expect(requested).toEqual(expect.arrayContaining(PATH_FILES));
  });
});

test('a device with Data Saver prefetches no screens', async ({ page }) => {
  const requested = await filesOfVisit(page);
  expect(requested.filter((file) => PATH_FILES.includes(file))).toEqual([]);
});

test('the splash shows until a screen can be rendered', async ({ page }) => {
  const arrive = await delayRequests(page, '**/assets/signed-in-*.js');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('.splash')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
});
