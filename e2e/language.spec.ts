import { expect, test } from './test';

const stored = () => localStorage.getItem('i18nextLng');

test.use({ locale: 'te-IN' });

test('English until Telugu is chosen; the choice lasts, a corrupted one is none, and who chose never sees the other flash by', async ({
  page,
}) => {
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('with nothing stored, English is set and stored, whatever the browser speaks', async () => {
    await page.goto('/pricing');
    await expect(html).toHaveAttribute('data-started', '');
    await expect(html).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(stored)).toBe('en');
  });

  await test.step('a choice is at work at once and after a reload', async () => {
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

  await test.step('a corrupted one is none', async () => {
    await page.evaluate(() => localStorage.setItem('i18nextLng', '{"broken"'));
    await page.goto('/');
    await expect(html).toHaveAttribute('data-started', '');
    await expect(html).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(stored)).toBe('en');
  });

  await test.step('a Telugu address is one', async () => {
    await page.goto('/te/about');
    await expect(heading).toHaveText('అక్షరం యాప్ గురించి');
    await expect(page).toHaveURL('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ప్రశ్నలు' }).click();
    await expect(heading).toHaveText('తల్లిదండ్రులు అడిగే ప్రశ్నలు');
    expect(await page.evaluate(stored)).toBe('te');
  });

  await test.step('who has chosen Telugu never sees the English page flash by', async () => {
    // The page's code is held back: what is on the screen now is what the server sent.
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
