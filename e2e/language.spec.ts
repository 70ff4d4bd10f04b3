import { expect, test } from './test';

const stored = () => localStorage.getItem('i18nextLng');

test('with nothing stored, English is set and stored, whatever the browser speaks', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'te-IN' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(stored)).toBe('en');
  await context.close();
});

test('a choice is at work at once and after a reload; a corrupted one is none, and a Telugu address is one', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ధర ఒక్కటే: ఉచితం');
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  await expect(page).toHaveTitle('ధర: బీటాలో ఉచితం · అక్షరం');
  await expect(page).toHaveURL('/pricing');
  expect(await page.evaluate(stored)).toBe('te');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ధర ఒక్కటే: ఉచితం');
  await expect(page).toHaveTitle('ధర: బీటాలో ఉచితం · అక్షరం');
  await page.getByRole('button', { name: 'View in English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple pricing: free');

  await page.evaluate(() => localStorage.setItem('i18nextLng', '{"broken"'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(stored)).toBe('en');

  await page.goto('/te/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('అక్షరం యాప్ గురించి');
  await expect(page).toHaveURL('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'ప్రశ్నలు' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('తల్లిదండ్రులు అడిగే ప్రశ్నలు');
  expect(await page.evaluate(stored)).toBe('te');
});

test('who has chosen Telugu never sees the English page flash by', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'te'));
  // The page's code is held back: what is on the screen now is what the server sent.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/startApp-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeAttached();
  await expect(page.locator('h1')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('అక్షరం యాప్ గురించి');
});
