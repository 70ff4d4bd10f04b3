import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './asLearner';
import { filesOf, screens, shell } from './filesByScreen';
import { holdBack } from './holdBack';

const { AKSHARAM_DIST = 'dist' } = process.env;

/** A lazy import that divides a screen's code into many files shows here, before a slow phone shows it. */
test('every screen behind the sign-in is few files, all of them known from its address', () => {
  expect(shell.length).toBeLessThanOrEqual(6);
  expect(screens.filter(({ files }) => files.length > 12)).toEqual([]);
});

/** What a screen asks for once it is drawn: what the tutor knows, a quiz's words, a poem's own work and then all poems. */
const LATER = /\/(tutor|translations|heads|vemana|poems)-/;

const importedBy = (file: string): readonly string[] =>
  [...readFileSync(`${AKSHARAM_DIST}${file}`, 'utf8').matchAll(/from"\.\/([^"]+\.js)"/gu)].map(
    ([, name = '']) => `/assets/${name}`,
  );

/** What comes later brings along what it is made of, and what that is made of. */
function withWhatItImports(files: readonly string[]): ReadonlySet<string> {
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

test('every screen waits for no file that another file names', async ({ page }) => {
  // What waits until a screen has nothing else to do, praise, kept work and other screens, does not come here.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  let asked: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname;
    if (file.endsWith('.js') && file.startsWith('/assets/')) asked.push(file);
  });
  for (const [path, pattern = path] of OPENED) {
    await test.step(path, async () => {
      const known = screens.find((screen) => screen.path.replace(':moduleId', 'alphabet') === pattern)?.files ?? [];
      // What the screen before still fetches is not asked for by this one.
      await page.goto('/robots.txt');
      asked = [];
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      const later = withWhatItImports(asked.filter((file) => LATER.test(file)));
      const surprises = asked.filter((file) => !later.has(file) && ![...shell, ...known].includes(file.slice(1)));
      expect(surprises, path).toEqual([]);
      expect(known.length, path).toBeGreaterThan(0);
      expect(asked).toEqual(expect.arrayContaining(known.map((file) => `/${file}`)));
    });
  }
});

/** The files that nothing but the path asks for: the first screen that is fetched ahead. */
const OF_THE_PATH = (() => {
  const isPath = ({ path }: { path: string }) => path === '/dashboard/learning';
  const others = new Set([...shell, ...screens.flatMap((screen) => (isPath(screen) ? [] : screen.files))]);
  return filesOf('/dashboard/learning').filter((file) => !others.has(file));
})();

/** Who opens the dashboard, looks at it for a while and then goes to their progress: which files they were sent. */
async function filesOfVisit(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  // Each time, what waited for the page to be idle is done: first for the dashboard itself, then for the path.
  for (let times = 0; times < 3; times += 1) await page.clock.runFor(10_000);
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Progress' })).toBeVisible();
  return asked;
}

test.describe('while one looks', () => {
  test.use({ fetchesAhead: true });

  test('the screens that the navigation leads to are fetched', async ({ page }) => {
    const asked = await filesOfVisit(page);
    expect(OF_THE_PATH).not.toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(OF_THE_PATH));
  });
});

test('a device that saves data is sent no screen that is not opened', async ({ page }) => {
  const asked = await filesOfVisit(page);
  expect(asked.filter((file) => OF_THE_PATH.includes(file))).toEqual([]);
});

test('the app’s mark is seen until a screen can be drawn, and then gone', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/signed-in-*.js');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('.splash')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
});
