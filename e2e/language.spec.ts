import { expect, test } from './test';

const stored = () => localStorage.getItem('i18nextLng');

test.use({ locale: 'te-IN' });

test('the site is English until Telugu is chosen; the choice lasts, a corrupted one is ignored, and English never flashes', async ({
  page,
}) => {
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('without a stored choice, English is set and stored, whatever the browser’s language', async () => {
    await page.goto('/pricing');
    await expect(html).toHaveAttribute('data-started', '');
    await expect(html).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(stored)).toBe('en');
  });

  await test.step('a choice takes effect immediately and survives a reload', async () => {
    await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    await expect(heading).toHaveText('ధర ఒక్కటే: ఉచితం');
    await expect(html).toHaveAttribute('lang', 'te');
    await expect(page).toHaveTitle('ధర: బీటాలో ఉచితం · అక్షరం');
    await expect(page).toHaveURL('/pricing');
    expect(await page.evaluate(stored)).toBe('te');
    await page.reload();
    await expect(heading).toHaveText('ధర ఒక్కటే: ఉచితం');
    await expect(page).toHaveTitle('ధర: బీటాలో ఉచితం · అక్షరం');
    await page.getByRole('button', { name: 'View in English' }).click();
    await expect(heading).toHaveText('Simple pricing: free');
  });

  await test.step('a corrupted choice is ignored', async () => {
    await page.evaluate(() => localStorage.setItem('i18nextLng', '{"broken"'));
    await page.goto('/');
    await expect(html).toHaveAttribute('data-started', '');
    await expect(html).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(stored)).toBe('en');
  });

  await test.step('a Telugu address counts as a choice', async () => {
    await page.goto('/te/about');
    await expect(heading).toHaveText('అక్షరం యాప్ గురించి');
    await expect(page).toHaveURL('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ప్రశ్నలు' }).click();
    await expect(heading).toHaveText('తల్లిదండ్రులు అడిగే ప్రశ్నలు');
    expect(await page.evaluate(stored)).toBe('te');
  });

  await test.step('after choosing Telugu, the English page never flashes', async () => {
    // The page's code is delayed, so the screen shows what the server sent.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.locator('h1')).toBeHidden();
    release();
    await expect(heading).toHaveText('అక్షరం యాప్ గురించి');
  });
});
